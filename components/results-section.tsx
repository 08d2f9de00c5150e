import { getCountry } from '../domain/countries';
import { formatCount } from '../domain/format';
import type { Results } from '../domain/reducer';
import { ContactsTable } from './contacts-table';

export interface ResultsSectionProps {
  results: Results;
  onDownload: () => void;
}

export function ResultsSection({ results, onDownload }: ResultsSectionProps) {
  const { contacts, country } = results;
  return (
    <section className="results" aria-labelledby="summary">
      <div className="results-head">
        <h2 id="summary">
          {formatCount(contacts.length, 'contact')} for {getCountry(country).name}
        </h2>
        <div className="downloads">
          <button type="button" onClick={onDownload}>
            Download JSON
          </button>
        </div>
      </div>
      <ContactsTable contacts={contacts} />
    </section>
  );
}
