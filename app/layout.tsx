import { readFileSync } from 'node:fs';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import './styles/base.css';
import './styles/form.css';
import './styles/results.css';
import './styles/table.css';

/** Within the page, because Chromium asks for an icon file again whenever the address bar's fragment changes. */
const ICON = `data:image/svg+xml,${encodeURIComponent(readFileSync('public/icon.svg', 'utf8'))}`;

/** Within the page: a file of its own could arrive after the press. */
const BEFORE_THE_PAGE = readFileSync('app/before-the-page.js', 'utf8');

/**
 * Where Next announces a change of route. Without it, Next adds an element with role=alert, though this page has no
 * routes: a second alert for screen readers. Next takes the first element of this name that has a shadow root. React
 * must not compare it: browsers make the shadow root of the template.
 */
const ROUTE_ANNOUNCER = {
  name: 'next-route-announcer',
  dangerouslySetInnerHTML: { __html: '<template shadowrootmode="open"><span></span></template>' },
  suppressHydrationWarning: true,
};

export const metadata: Metadata = {
  title: 'Global Contact Generator',
  description: 'Fake contacts for any country, made in your browser: no server, no sign-up.',
  icons: { icon: ICON },
  // Phones on the page must not become links: they would call somebody.
  formatDetection: { telephone: false, email: false, address: false, date: false },
};

export const viewport: Viewport = { colorScheme: 'light dark' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file */}
        <script dangerouslySetInnerHTML={{ __html: BEFORE_THE_PAGE }} />
      </head>
      <body>
        <div {...ROUTE_ANNOUNCER} />
        {children}
      </body>
    </html>
  );
}
