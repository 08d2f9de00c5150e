import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { isWaiting } from '../domain/reducer';
import type { Results } from '../domain/run';
import { summarize } from '../domain/screen/summary';
import { bringIntoView } from './bring-into-view';
import { ContactsTable } from './contacts-table';
import { type Export, Exports } from './exports';
import { Problems } from './problems';
import type { ScreenProps } from './screen-props';

/** A phone, upright or on its side: there, results begin below the screen. */
const SMALL_SCREEN = '(width <= 30rem) or (height <= 30rem)';

export interface ResultsSectionProps extends ScreenProps {
  results: Results;
  onExport: (wanted: Export) => void;
}

export function ResultsSection({ state, dispatch, results, onExport }: ResultsSectionProps) {
  const { contacts, settings, causedByPress } = results;
  const { heading, phones, format, placeholderNotice, notes } = useMemo(() => summarize(results), [results]);
  const summary = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error that comes with the results comes into view itself
  useEffect(() => {
    if (causedByPress && !state.error && window.matchMedia(SMALL_SCREEN).matches)
      bringIntoView(summary.current, 'start');
  }, [results]);
  const makeValid = () => {
    // The pressed button disappears; moving the focus first keeps it from getting lost.
    summary.current?.focus();
    dispatch({ type: 'MAKE_VALID' });
  };

  return (
    <section className="results" aria-labelledby="summary" aria-busy={isWaiting(state)}>
      <div className="results-head">
        <div>
          <h2 id="summary" ref={summary} tabIndex={-1}>
            {heading}
          </h2>
          {/* Each text that changes is alone in its element: translators replace the text nodes that React knows. */}
          <p className="facts">
            <span>{format === null ? phones : `${phones} · ${format}`}</span> · seed{' '}
            <bdi translate="no">{settings.options.seed}</bdi>
          </p>
        </div>
        <Exports onExport={onExport} />
      </div>
      {placeholderNotice && (
        <p className="note">
          <span>{placeholderNotice}</span>{' '}
          <button type="button" className="compact" onClick={makeValid}>
            Make every number valid
          </button>
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      {settings.options.nameSource === 'tricky' && <Problems contacts={contacts} />}
      {state.textToCopy && <TextToCopy textToCopy={state.textToCopy} heading={summary} />}
      <ContactsTable contacts={contacts} />
    </section>
  );
}

interface TextToCopyProps {
  textToCopy: { readonly text: string };
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Focused and selected after each refused copy, so that one key press copies the text. */
function TextToCopy({ textToCopy, heading }: TextToCopyProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal of the same text is a new object
  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, [textToCopy]);
  // Moving the focus before the text disappears keeps it from getting lost.
  useLayoutEffect(
    () => () => {
      if (document.activeElement === area.current) heading.current?.focus();
    },
    [heading],
  );
  return <textarea ref={area} aria-label="Text to copy" readOnly value={textToCopy.text} />;
}
