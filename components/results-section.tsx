import { useMemo } from 'react';
import { getNameLanguage } from '../domain/contacts';
import { formatBytes } from '../domain/format';
import { makeJson } from '../domain/json';
import type { Results } from '../domain/reducer';
import { summarise } from '../domain/summary';
import { ContactsTable } from './contacts-table';

const FURTHER_EXPORTS = ['Download CSV', 'Download vCard', 'Copy JSON', 'Copy link'] as const;
export type Export = 'Download JSON' | (typeof FURTHER_EXPORTS)[number];

export interface ResultsSectionProps {
  results: Results;
  /** What the browser refused to copy. */
  uncopied: string | null;
  isBusy: boolean;
  onExport: (name: Export) => void;
  onMakeValid: () => void;
}

export function ResultsSection({ results, uncopied, isBusy, onExport, onMakeValid }: ResultsSectionProps) {
  const { contacts, settings } = results;
  const { heading, phones, placeholders, notes } = useMemo(() => summarise(results), [results]);
  const size = useMemo(() => formatBytes(makeJson(contacts)), [contacts]);
  return (
    <section className="results" aria-labelledby="summary" aria-busy={isBusy}>
      <div className="results-head">
        <div>
          <h2 id="summary">{heading}</h2>
          <p className="facts">
            {phones} · seed <bdi>{settings.seed}</bdi>
          </p>
        </div>
        <div className="downloads">
          <button type="button" className="compact primary" onClick={() => onExport('Download JSON')}>
            Download JSON
          </button>
          <span className="size">{size}</span>
          {FURTHER_EXPORTS.map((name) => (
            <button key={name} type="button" className="compact" onClick={() => onExport(name)}>
              {name}
            </button>
          ))}
        </div>
      </div>
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      {placeholders > 0 && (
        <PlaceholderNotice placeholders={placeholders} of={contacts.length} onMakeValid={onMakeValid} />
      )}
      {uncopied !== null && (
        <textarea key={uncopied} aria-label="Text to copy" readOnly value={uncopied} ref={select} />
      )}
      <ContactsTable contacts={contacts} lang={getNameLanguage(settings.country, settings.names)} />
    </section>
  );
}

/** Once, when the text appears: selecting takes the focus. */
function select(area: HTMLTextAreaElement | null) {
  area?.select();
}

interface PlaceholderNoticeProps {
  placeholders: number;
  of: number;
  onMakeValid: () => void;
}

function PlaceholderNotice({ placeholders, of, onMakeValid }: PlaceholderNoticeProps) {
  return (
    <p className="note">
      {placeholders.toLocaleString('en')} of {of.toLocaleString('en')} numbers are placeholders: ten tries
      found no valid one.{' '}
      <button type="button" className="compact" onClick={onMakeValid}>
        Make every number valid
      </button>
    </p>
  );
}
