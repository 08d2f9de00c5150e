import { useEffect, useMemo, useRef } from 'react';
import { normalizeSeed } from '../domain/random/seed';
import type { Results } from '../domain/run';
import { formMatches } from '../domain/screen/form';
import { SEED_SAVED } from '../domain/screen/messages';
import { isWaiting } from '../domain/screen/state';
import { summarize } from '../domain/screen/summary';
import { ContactsTable } from './contacts-table';
import { type ExportHandlers, Exports } from './exports';
import { Problems } from './problems';
import type { ScreenProps } from './screen-props';

interface ResultsSectionProps extends ScreenProps, ExportHandlers {
  results: Results;
  onGenerate: () => void;
}

/** Labels of the buttons in notes, by the phone mode that they switch to. */
const MODE_BUTTONS = { valid: 'Replace with valid numbers', fictional: 'Use fictional numbers' };

/** The results of a run: the summary, the export buttons, and the table. */
export function ResultsSection({ state, dispatch, results, onGenerate, ...handlers }: ResultsSectionProps) {
  const { contacts, settings, causedByPress } = results;
  const summary = useMemo(() => summarize(results), [results]);
  const { seed } = settings.options;
  const head = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isUpToDate = formMatches(state.form, settings);
  // If names arrive while the visitor is already filling in the form again, it must not move.
  const shouldScroll = causedByPress && isUpToDate && !state.dropdown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each run
  useEffect(() => {
    if (shouldScroll) head.current?.scrollIntoView({ block: 'nearest' });
    // Results that arrive late may remove the focused button or row.
    if (causedByPress && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [results]);
  const renderButton = (label: string, onPress: () => void, className?: string) => {
    const press = () => {
      // Moves the focus first, because the pressed button may disappear.
      heading.current?.focus();
      onPress();
    };
    return (
      <button key={label} type="button" className={className} onClick={press}>
        {label}
      </button>
    );
  };

  return (
    <section aria-labelledby="summary" aria-busy={isWaiting(state)}>
      <div className="line head" ref={head}>
        <h2 id="summary" ref={heading} tabIndex={-1}>
          {summary.heading}
        </h2>
        <Exports state={state} dispatch={dispatch} {...handlers} />
      </div>
      {!isUpToDate && (
        <p className="muted line note unprinted stale">
          <span>You changed the settings. These are the earlier contacts.</span>
          {renderButton('Generate again', onGenerate, 'inline')}
        </p>
      )}
      {/* Translation by the browser replaces text nodes, so React may only change text that is alone in its element. */}
      <p className="muted facts unprinted">
        <span>{summary.facts}</span> · seed <bdi translate="no">{seed}</bdi>{' '}
        {normalizeSeed(state.form.options.seed) === seed ? (
          <span>· {SEED_SAVED}</span>
        ) : (
          renderButton('Reuse seed', () => dispatch({ type: 'REUSE_SEED' }), 'quiet inline')
        )}
      </p>
      <p className="printed">{summary.printed}</p>
      {summary.notes.map(({ text, isWarning, phoneModes }) => (
        <p key={text} className={isWarning ? 'muted line note unprinted warning' : 'muted line note unprinted'}>
          <span>{text}</span>
          {phoneModes?.map((phoneMode) =>
            renderButton(MODE_BUTTONS[phoneMode], () => dispatch({ type: 'USE_PHONE_MODE', phoneMode }), 'inline'),
          )}
        </p>
      ))}
      {settings.options.nameSource === 'tricky' && <Problems results={results} />}
      <ContactsTable contacts={contacts} />
    </section>
  );
}
