import { filterCountries, LETTERS } from '../domain/countries/countries';

export interface LetterStripProps {
  /** The chosen letter; null for all countries. */
  letter: string | null;
  onFilter: (letter: string | null) => void;
}

/** Letter buttons for touch and mouse. With a keyboard, the letter keys do the same. */
export function LetterStrip({ letter, onFilter }: LetterStripProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="letters" role="group" aria-label="First letter">
      <button type="button" tabIndex={-1} aria-pressed={letter === null} onClick={() => onFilter(null)}>
        All
      </button>
      {LETTERS.map((each) => (
        <button
          key={each}
          type="button"
          tabIndex={-1}
          disabled={filterCountries(each).length === 0}
          aria-pressed={letter === each}
          onClick={() => onFilter(each)}
        >
          {each}
        </button>
      ))}
    </div>
  );
}
