import { useEffect, useMemo, useRef } from 'react';
import type { Action } from '../domain/reducer';
import type { Results } from '../domain/run';
import { isWaiting } from '../domain/screen/state';
import { summarize, WARNING } from '../domain/screen/summary';
import { bringIntoView } from './bring-into-view';
import { ContactsTable } from './contacts-table';
import { type ExportHandlers, Exports } from './exports';
import { Problems } from './problems';
import type { ScreenProps } from './screen-props';
import { TextToCopy } from './text-to-copy';

interface ResultsSectionProps extends ScreenProps, ExportHandlers {
  results: Results;
}

/** The results of a run: the summary, the export buttons, and the table. */
export function ResultsSection({ state, dispatch, results, ...handlers }: ResultsSectionProps) {
  const { contacts, settings, causedByPress } = results;
  const summary = useMemo(() => summarize(results), [results]);
  const { seed } = settings.options;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each run
  useEffect(() => {
    if (causedByPress) bringIntoView(heading.current, state.error ? 'nearest' : 'start');
  }, [results]);
  const renderButton = (label: string, action: Action) => {
    const press = () => {
      // Moves the focus first, because the pressed button may disappear.
      heading.current?.focus();
      dispatch(action);
    };
    return (
      <button type="button" onClick={press}>
        {label}
      </button>
    );
  };

  return (
    <section className="results" aria-labelledby="summary" aria-busy={isWaiting(state)}>
      <div className="results-head">
        <div>
          <h2 id="summary" ref={heading} tabIndex={-1}>
            {summary.heading}
          </h2>
          {/* Translation by the browser replaces text nodes, so React may only change text that is alone in its element. */}
          <p className="facts">
            <span>{[summary.numbers, summary.format].filter(Boolean).join(' · ')}</span> · seed{' '}
            <bdi translate="no">{seed}</bdi>{' '}
            {state.form.options.seed.trim() !== seed && renderButton('Keep these contacts', { type: 'KEEP_SEED' })}
          </p>
        </div>
        <Exports state={state} dispatch={dispatch} {...handlers} />
      </div>
      <p className="printed">{summary.printedFacts}</p>
      {summary.shouldWarn && (
        <p className="note warning">
          <span>{WARNING}</span>
          {summary.canMakeValid &&
            renderButton('Make every number valid', { type: 'USE_PHONE_MODE', phoneMode: 'valid' })}
          {summary.canUseFictional &&
            renderButton('Use fictional numbers', { type: 'USE_PHONE_MODE', phoneMode: 'fictional' })}
        </p>
      )}
      {summary.notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      {settings.options.nameSource === 'tricky' && <Problems contacts={contacts} />}
      {state.error?.textToCopy && <TextToCopy key={state.error.id} text={state.error.textToCopy} heading={heading} />}
      <ContactsTable contacts={contacts} />
    </section>
  );
}
