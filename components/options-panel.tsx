import { FICTIONAL_COUNTRIES } from '../domain/phones/country-ranges';
import { PLACEHOLDER_DIGITS } from '../domain/phones/random-phone';
import { isLinkableSeed, MAX_SEED_LENGTH } from '../domain/random/seed';
import type { Options } from '../domain/run';
import { describeOptions } from '../domain/screen/options';
import { ERROR_ID } from './error-message';
import type { ScreenProps } from './screen-props';

const LEGENDS = { phoneMode: 'Phone numbers', phoneFormat: 'Phone format', nameSource: 'Names' };
type GroupName = keyof typeof LEGENDS;

/** The label and hint of each choice, in screen order. */
const CHOICES: { [Name in GroupName]: Record<Options[Name], readonly [label: string, hint: string]> } = {
  phoneMode: {
    random: [
      'Random',
      `Up to ten random guesses per contact. If none is valid, the phone is ${PLACEHOLDER_DIGITS} after the calling code.`,
    ],
    valid: ['Valid', 'Valid numbers, mobile where possible. They may belong to real people.'],
    fictional: [
      'Fictional',
      `Set aside for fiction; nobody answers. ${FICTIONAL_COUNTRIES.join(', ')} only; other countries get valid numbers.`,
    ],
  },
  phoneFormat: {
    international: ['International', 'With the calling code, in groups: +44\u00a020\u00a07946\u00a00018.'],
    e164: ['E.164', 'For APIs and databases: +442079460018. Spreadsheets may read it as a number.'],
    national: ['National', 'As dialed within the country: 020\u00a07946\u00a00018.'],
  },
  nameSource: {
    local: ['Local', 'Typical local names in the local script; common names appear more often.'],
    latin: ['A to Z', 'Local names, spelled with the letters A to Z.'],
    tricky: [
      'Tricky',
      'Real names from all over the world, such as E, Null or 𠮷田, that break careless software. Phone numbers still match the country.',
    ],
    english: ['English', 'English names for every country.'],
  },
};

/** The options, in a `<details>` whose summary lists what differs from the defaults. */
export function OptionsPanel({ state, dispatch }: ScreenProps) {
  const show = (areOptionsOpen: boolean) => dispatch({ type: 'SHOW_OPTIONS', areOptionsOpen });
  return (
    <details className="options" open={state.areOptionsOpen} onToggle={(event) => show(event.currentTarget.open)}>
      <summary>{describeOptions(state.form.options)}</summary>
      <div className="choices">
        {(Object.keys(LEGENDS) as GroupName[]).map((name) => (
          <RadioGroup key={name} name={name} state={state} dispatch={dispatch} />
        ))}
        <SeedField state={state} dispatch={dispatch} />
      </div>
    </details>
  );
}

function RadioGroup({ name, state, dispatch }: ScreenProps & { name: GroupName }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it
    <fieldset className={name} role="radiogroup" aria-labelledby={`${name}-legend`}>
      <legend id={`${name}-legend`}>{LEGENDS[name]}</legend>
      {Object.entries(CHOICES[name]).map(([value, [label, hint]]) => {
        const id = `${name}-${value}`;
        return (
          <div key={value} className="radio">
            <input
              id={id}
              type="radio"
              name={name}
              value={value}
              checked={value === state.form.options[name]}
              aria-describedby={`${id}-hint`}
              onChange={() => dispatch({ type: 'SET_OPTION', option: { [name]: value } })}
            />
            <label htmlFor={id}>{label}</label>
            <p className="hint" id={`${id}-hint`}>
              {hint}
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}

function SeedField({ state, dispatch }: ScreenProps) {
  const { seed } = state.form.options;
  const hasError = state.error?.subject === 'seed';
  return (
    <div className="field">
      <label htmlFor="seed">Seed</label>
      <input
        id="seed"
        name="seed"
        type="text"
        value={seed}
        maxLength={MAX_SEED_LENGTH}
        spellCheck={false}
        aria-invalid={hasError && !isLinkableSeed(seed)}
        aria-describedby={hasError ? `seed-hint ${ERROR_ID}` : 'seed-hint'}
        onChange={(event) => dispatch({ type: 'SET_OPTION', option: { seed: event.target.value } })}
      />
      <p className="hint" id="seed-hint">
        The same seed and settings give the same contacts. Leave empty for new ones each time.
      </p>
    </div>
  );
}
