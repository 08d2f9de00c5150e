import { MAX_SEED_LENGTH } from '../domain/random/seed';
import { describeOptions, GROUP_NAMES, GROUPS, type GroupName, listChoices } from '../domain/screen/options';
import { Field } from './field';
import type { ScreenProps } from './screen-props';

/** The text fields. The domain has no `maxLength`: browsers would cut off a long one without an error. */
const TEXT_FIELDS = [
  {
    id: 'seed',
    label: 'Seed',
    hint: 'Same seed, same contacts. Leave empty for new ones each time.',
    maxLength: MAX_SEED_LENGTH,
  },
  { id: 'domain', label: 'Email domain', hint: 'One that you own. Leave empty for example.com, .net and .org.' },
] as const;

/** The options, in a `<details>` whose summary says what is chosen. */
export function OptionsPanel({ state, dispatch }: ScreenProps) {
  const toggle = (areOptionsOpen: boolean) => dispatch({ type: 'TOGGLE_OPTIONS', areOptionsOpen });
  return (
    <details className="options" open={state.areOptionsOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>{describeOptions(state.form.options)}</summary>
      <div className="choices">
        {GROUP_NAMES.map((name) => (
          <RadioGroup key={name} name={name} state={state} dispatch={dispatch} />
        ))}
      </div>
      <div className="choices">
        {TEXT_FIELDS.map((field) => (
          <Field
            key={field.id}
            {...field}
            state={state}
            value={state.form.options[field.id]}
            spellCheck={false}
            autoCapitalize="none"
            onChange={(event) => dispatch({ type: 'SET_OPTION', option: { [field.id]: event.target.value } })}
          />
        ))}
      </div>
    </details>
  );
}

function RadioGroup({ name, state, dispatch }: ScreenProps & { name: GroupName }) {
  const { country, options } = state.form;
  const choices = listChoices(name, country).map((choice) => ({
    ...choice,
    id: `${name}-${choice.value}`,
    isChosen: choice.value === options[name],
  }));
  const hintId = `${name}-hint`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it
    <fieldset role="radiogroup" aria-labelledby={`${name}-legend`}>
      <legend className="label" id={`${name}-legend`}>
        {GROUPS[name].label}
      </legend>
      {choices.map(({ value, id, isChosen, label, shortHint }) => (
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
          <span className="muted hint" id={`${id}-hint`}>
            {shortHint}
          </span>
        </div>
      ))}
      {/* Below the group, so that choosing moves none of its choices. */}
      <p className="muted hint" id={hintId}>
        {choices.find(({ isChosen }) => isChosen)?.hint}
      </p>
    </fieldset>
  );
}
