import { makeJson } from '../files/files';
import type { Results } from '../run';
import { makeFragment } from './link';

interface Copy {
  readonly label: string;
  /** Whether the text is a link, which the address bar then shows. */
  readonly isLink: boolean;
  /** What to do if the browser refuses to copy. */
  readonly fallback: string;
  /** @param address that of the page, without a fragment */
  readonly makeText: (results: Results, address: string) => string;
}

/** What visitors can copy, in the order of the buttons. */
export const COPIES = {
  json: {
    label: 'Copy JSON',
    isLink: false,
    fallback: 'Use Download JSON instead.',
    makeText: ({ contacts }) => makeJson(contacts),
  },
  link: {
    label: 'Copy link',
    isLink: true,
    fallback: 'Copy the address of this page instead.',
    makeText: ({ settings }, address) => address + makeFragment(settings),
  },
} as const satisfies Record<string, Copy>;
export type CopyKind = keyof typeof COPIES;
