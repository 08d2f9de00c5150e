import { COUNTRIES } from '../domain/countries/countries';

export function PageHeader() {
  return (
    <>
      <header className="line">
        {/* biome-ignore lint/performance/noImgElement: next/image needs a server */}
        <img src="./icon.svg" alt="" width={36} height={36} className="unprinted" />
        <h1 tabIndex={-1}>Global Contact Generator</h1>
        <p className="muted unprinted">
          Realistic fake names, emails and phone numbers for {COUNTRIES.length} countries and territories. Made in your
          browser; nothing is uploaded.
        </p>
      </header>
      <noscript>
        <p className="muted line note">This page needs JavaScript: it makes the contacts in your browser.</p>
      </noscript>
    </>
  );
}
