import type { ReactNode } from 'react';
import { NAME_SOURCES, type NameSource } from '../domain/names/name-source';
import { PHONE_MODES, type PhoneMode } from '../domain/phones/phone-mode';
import { MAX_SEED_LENGTH } from '../domain/random/seed';

export interface OptionsPanelProps {
  phones: PhoneMode;
  names: NameSource;
  /** As typed; blank for a fresh one each time. */
  seed: string;
  isSeedWrong: boolean;
  /** The element that says what is wrong with it. */
  errorId: string;
  onPhones: (phones: PhoneMode) => void;
  onNames: (names: NameSource) => void;
  onSeed: (seed: string) => void;
}

interface Choice {
  label: string;
  /** What the choice promises, in a sentence. */
  hint: string;
}

const PHONE_CHOICES: Record<PhoneMode, Choice> = {
  random: {
    label: 'Random',
    hint: 'Ten random digits, ten tries: in most countries few are valid, a placeholder stands for the rest, and a valid one may be someone’s.',
  },
  valid: {
    label: 'Valid',
    hint: 'Every number is valid for the country, a mobile or a fixed line, and may be someone’s.',
  },
  reserved: {
    label: 'Reserved',
    hint: 'From ranges that a regulator sets aside for fiction, so that they ring nobody, in eight countries; the others get valid numbers.',
  },
};

const NAME_CHOICES: Record<NameSource, Choice> = {
  local: { label: 'Local', hint: 'Names of the country’s main language, in its own script.' },
  english: { label: 'English', hint: 'English names for every country.' },
};

export function OptionsPanel(props: OptionsPanelProps) {
  const { phones, names, seed, isSeedWrong, errorId, onPhones, onNames, onSeed } = props;
  return (
    <details className="options">
      <summary>Options</summary>
      <div className="choices">
        <RadioGroup name="phones" legend="Phone numbers">
          {PHONE_MODES.map((mode) => (
            <Radio
              key={mode}
              group="phones"
              value={mode}
              {...PHONE_CHOICES[mode]}
              chosen={phones}
              onChoose={onPhones}
            />
          ))}
        </RadioGroup>
        <RadioGroup name="names" legend="Names">
          {NAME_SOURCES.map((source) => (
            <Radio
              key={source}
              group="names"
              value={source}
              {...NAME_CHOICES[source]}
              chosen={names}
              onChoose={onNames}
            />
          ))}
        </RadioGroup>
        <div className="field seed">
          <label htmlFor="seed">Seed</label>
          <input
            id="seed"
            type="text"
            value={seed}
            maxLength={MAX_SEED_LENGTH}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isSeedWrong}
            aria-describedby={isSeedWrong ? `seed-hint ${errorId}` : 'seed-hint'}
            onChange={(event) => onSeed(event.target.value)}
          />
          <p className="hint" id="seed-hint">
            The same seed and settings give the same contacts again. Empty: fresh ones each time.
          </p>
        </div>
      </div>
    </details>
  );
}

function RadioGroup({ name, legend, children }: { name: string; legend: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and a group of radios says what it is
    <fieldset role="radiogroup" aria-labelledby={`${name}-legend`}>
      <legend id={`${name}-legend`}>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface RadioProps<T extends string> extends Choice {
  group: string;
  value: T;
  chosen: T;
  onChoose: (value: T) => void;
}

function Radio<T extends string>({ group, value, label, hint, chosen, onChoose }: RadioProps<T>) {
  const id = `${group}-${value}`;
  return (
    <div className="radio">
      <input
        id={id}
        type="radio"
        name={group}
        value={value}
        checked={value === chosen}
        aria-describedby={`${id}-hint`}
        onChange={() => onChoose(value)}
      />
      <label htmlFor={id}>{label}</label>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
