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
      <h2 id="summary">
        {formatCount(contacts.length, 'contact')} for {getCountry(country).name}
      </h2>
      <button type="button" onClick={onDownload}>
        Download JSON
      </button>
      <ContactsTable contacts={contacts} />
    </section>
  );
}
