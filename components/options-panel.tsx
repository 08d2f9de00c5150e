import { RESERVING_COUNTRIES } from '../domain/phones/reserved-phone';
import { MAX_SEED_LENGTH } from '../domain/random/seed';
import { describeOptions, type Options } from '../domain/screen/options';
import { ERROR_ID } from './error-message';
import type { ScreenProps } from './screen-props';

const LEGENDS = { phoneMode: 'Phone numbers', phoneFormat: 'Phone format', nameSource: 'Names' };
type GroupName = keyof typeof LEGENDS;

/** The label of each choice, and what it promises, in the order of the screen. */
const CHOICES: { [Name in GroupName]: Record<Options[Name], readonly [label: string, hint: string]> } = {
  phoneMode: {
    random: [
      'Random',
      'Ten random digits, ten tries: in most countries few are valid, a placeholder stands for the rest, and a valid one may be someone’s.',
    ],
    valid: [
      'Valid',
      'Every number is valid for the country, a mobile or a fixed line, and may be someone’s.',
    ],
    reserved: [
      'Reserved',
      `From ranges that a regulator sets aside for fiction, so that they ring nobody, in ${RESERVING_COUNTRIES.length} countries; the others get valid numbers.`,
    ],
  },
  phoneFormat: {
    international: ['International', 'With the calling code, in groups: +44\u00a020\u00a07946\u00a00018.'],
    e164: ['E.164', 'For APIs and databases: +442079460018. Spreadsheets read it as a number.'],
    national: ['National', 'As within the country: 020\u00a07946\u00a00018.'],
  },
  nameSource: {
    local: [
      'Local',
      'Names that people of the country bear, in its own script, the commonest the most often.',
    ],
    latin: ['A to Z', 'The same people, their names spelled in the letters A to Z.'],
    tricky: [
      'Tricky',
      'Real names from all over the world that break careless software: one letter, Null, 𠮷. The phones stay the country’s.',
    ],
    english: ['English', 'English names for every country.'],
  },
};

/** The collapsible options. Their summary names what differs from the defaults. */
export function OptionsPanel({ state, dispatch }: ScreenProps) {
  const { form, areOptionsOpen: isOpen } = state;
  const show = (areOptionsOpen: boolean) => dispatch({ type: 'SHOW_OPTIONS', areOptionsOpen });
  return (
    <details className="options" open={isOpen} onToggle={(event) => show(event.currentTarget.open)}>
      <summary>{describeOptions(form.options)}</summary>
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
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and a group of radios says what it is
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
  const isWrong = state.error?.subject === 'seed';
  return (
    <div className="field seed">
      <label htmlFor="seed">Seed</label>
      <input
        id="seed"
        name="seed"
        type="text"
        value={state.form.options.seed}
        maxLength={MAX_SEED_LENGTH}
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `seed-hint ${ERROR_ID}` : 'seed-hint'}
        onChange={(event) => dispatch({ type: 'SET_OPTION', option: { seed: event.target.value } })}
      />
      <p className="hint" id="seed-hint">
        The same seed and settings give the same contacts again. Empty: fresh ones each time.
      </p>
    </div>
  );
}
