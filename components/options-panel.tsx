import { getCountry, hasCallingCode, type RegionCode } from '../domain/countries/countries';
import { getFictionFacts } from '../domain/phones/fiction';
import { PLACEHOLDER_DIGITS } from '../domain/phones/random-phone';
import { MAX_SEED_LENGTH } from '../domain/random/seed';
import type { Options } from '../domain/run';
import { formatCount, noCallingCode } from '../domain/screen/messages';
import { describeOptions } from '../domain/screen/options';
import { describeField } from './error-message';
import type { ScreenProps } from './screen-props';

const LEGENDS = { phoneMode: 'Phone numbers', nameSource: 'Names', phoneFormat: 'Phone format' };
type GroupName = keyof typeof LEGENDS;

/** In screen order: what a choice is called, a few words about it, and its hint, which is shown while it is chosen. */
type Choice = readonly [label: string, inShort: string, hint: string];

const makeChoices = (country: RegionCode): { [Name in GroupName]: Record<Options[Name], Choice> } => ({
  phoneMode: {
    random: [
      'Random',
      'may not be valid',
      `Tries ten random digits, up to ten times. If no try is valid, uses the placeholder ${PLACEHOLDER_DIGITS}. Valid numbers may belong to real people.`,
    ],
    valid: ['Valid', 'pass validation', 'Valid numbers, mobile where possible. They may belong to real people.'],
    fictional: [
      'Fictional',
      getFictionFacts(country).count > 0 ? 'reach nobody' : 'none in this country',
      describeFictional(country),
    ],
  },
  nameSource: {
    local: ['Local', 'in local script', 'Typical local names in the local script; common names appear more often.'],
    latin: ['Latin letters', 'romanized', 'The local names, spelled in Latin letters.'],
    tricky: [
      'Tricky',
      'break software',
      'Real names, such as E, Null or 𠮷田, that break careless software. The country affects only the phone numbers.',
    ],
    english: ['English', 'for every country', 'English names for every country, made of the letters A to Z alone.'],
  },
  phoneFormat: {
    international: [
      'International',
      '+44\u00a020\u00a07946\u00a00018',
      'With the calling code: +44\u00a020\u00a07946\u00a00018.',
    ],
    e164: ['E.164', '+442079460018', 'For APIs: +442079460018. Spreadsheets may read it as a number.'],
    national: ['National', '020\u00a07946\u00a00018', 'As dialed within the country: 020\u00a07946\u00a00018.'],
  },
});

/** The label and hint of each text field. */
const TEXTS = {
  seed: ['Seed', 'Same seed, same contacts. Leave empty for new ones each time.'],
  domain: ['Email domain', 'One that you own. Leave empty for example.com, .net and .org.'],
} as const;

/** Says what Fictional means in a country: 'Germany: 5,210 numbers set aside for fiction.' */
function describeFictional(country: RegionCode): string {
  const { name } = getCountry(country);
  const { count, areLandlines } = getFictionFacts(country);
  if (!hasCallingCode(country)) return noCallingCode(country);
  if (count === 0) return `${name} sets none aside, so you get valid numbers. They may belong to real people.`;
  return `${name}: ${formatCount(count, 'number')} set aside for fiction${areLandlines ? ', all landlines' : ''}. Nobody answers.`;
}

/** The options, in a `<details>` whose summary says what is chosen. */
export function OptionsPanel({ state, dispatch }: ScreenProps) {
  const choices = makeChoices(state.form.country);
  const toggle = (areOptionsOpen: boolean) => dispatch({ type: 'TOGGLE_OPTIONS', areOptionsOpen });
  return (
    <details className="options" open={state.areOptionsOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>{describeOptions(state.form.options)}</summary>
      <div className="choices">
        {(Object.keys(LEGENDS) as GroupName[]).map((name) => (
          <RadioGroup key={name} name={name} choices={choices[name]} state={state} dispatch={dispatch} />
        ))}
      </div>
      <div className="choices">
        <TextField name="seed" maxLength={MAX_SEED_LENGTH} state={state} dispatch={dispatch} />
        <TextField name="domain" state={state} dispatch={dispatch} />
      </div>
    </details>
  );
}

interface RadioGroupProps extends ScreenProps {
  name: GroupName;
  choices: Readonly<Record<string, Choice>>;
}

function RadioGroup({ name, choices, state, dispatch }: RadioGroupProps) {
  const { options } = state.form;
  const hintId = `${name}-hint`;
  const [, , hint = ''] = choices[options[name]] ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it
    <fieldset role="radiogroup" aria-labelledby={`${name}-legend`}>
      <legend className="label" id={`${name}-legend`}>
        {LEGENDS[name]}
      </legend>
      {Object.entries(choices).map(([value, [label, inShort]]) => {
        const id = `${name}-${value}`;
        const isChosen = value === options[name];
        return (
          <div key={value} className="line radio">
            <input
              id={id}
              type="radio"
              name={name}
              value={value}
              checked={isChosen}
              aria-describedby={isChosen ? hintId : `${id}-hint`}
              onChange={() => dispatch({ type: 'SET_OPTION', option: { [name]: value } })}
            />
            <label htmlFor={id}>{label}</label>
            <span className="muted hint" id={`${id}-hint`} hidden={isChosen}>
              {inShort}
            </span>
          </div>
        );
      })}
      {/* Below the group, so that choosing moves no choice. */}
      <p className="muted hint" id={hintId}>
        {hint}
      </p>
    </fieldset>
  );
}

/** Without a limit, a domain that is too long gets an error rather than being cut off. */
function TextField({
  name,
  maxLength,
  state,
  dispatch,
}: ScreenProps & { name: keyof typeof TEXTS; maxLength?: number }) {
  const [label, hint] = TEXTS[name];
  return (
    <div className="field">
      <label className="label" htmlFor={name}>
        {label}
      </label>
      <input
        id={name}
        name={name}
        className="control"
        type="text"
        value={state.form.options[name]}
        maxLength={maxLength}
        spellCheck={false}
        autoCapitalize="none"
        {...describeField(state, name, `${name}-hint`)}
        onChange={(event) => dispatch({ type: 'SET_OPTION', option: { [name]: event.target.value } })}
      />
      <p className="muted hint" id={`${name}-hint`}>
        {hint}
      </p>
    </div>
  );
}
