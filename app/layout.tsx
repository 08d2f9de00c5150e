import { readFileSync } from 'node:fs';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import './styles/base.css';
import './styles/form.css';
import './styles/country.css';
import './styles/results.css';
import './styles/table.css';

export const metadata: Metadata = {
  title: 'Global Contact Generator',
  description: 'Realistic fake contacts for any country, made in your browser: no server, no sign-up.',
  // Inlined, because Chromium requests an icon file again whenever the fragment changes.
  icons: { icon: `data:image/svg+xml,${encodeURIComponent(readFileSync('public/icon.svg', 'utf8'))}` },
  // Phone numbers must not become links, because a tap would call somebody.
  formatDetection: { telephone: false, email: false, address: false, date: false },
};

export const viewport: Viewport = { colorScheme: 'light dark' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        {/* Inlined, because a file could arrive too late. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file */}
        <script dangerouslySetInnerHTML={{ __html: readFileSync('app/before-the-page.js', 'utf8') }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
