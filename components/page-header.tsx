import { COUNTRIES } from '../domain/countries/countries';

export function PageHeader() {
  return (
    <>
      <header>
        {/* biome-ignore lint/performance/noImgElement: next/image needs a server */}
        <img src="./icon.svg" alt="" width="44" height="44" />
        <h1 tabIndex={-1}>Global Contact Generator</h1>
        <p className="tagline">
          Realistic fake names, e-mails and phone numbers for {COUNTRIES.length} countries. Download as JSON, CSV or
          vCard.
        </p>
      </header>
      <noscript>
        <p className="note">This page needs JavaScript: it makes the contacts in your browser.</p>
      </noscript>
    </>
  );
}
