import { readFileSync } from 'node:fs';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import './globals.css';

/** Within the page, because Chromium asks for an icon file again whenever the address bar's fragment changes. */
const ICON = `data:image/svg+xml,${encodeURIComponent(readFileSync('public/icon.svg', 'utf8'))}`;

export const metadata: Metadata = {
  title: 'Global Contact Generator',
  description: 'Fake contacts for any country, made in your browser: no server, no sign-up.',
  icons: { icon: ICON },
};

export const viewport: Viewport = { colorScheme: 'light dark' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
