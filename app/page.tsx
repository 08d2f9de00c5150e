'use client';

import { useReducer, useRef, useTransition } from 'react';
import { Announcement } from '../components/announcement';
import { ContactForm } from '../components/contact-form';
import { EnglishNamesOffer } from '../components/english-names-offer';
import { PageFooter } from '../components/page-footer';
import { PageHeader } from '../components/page-header';
import { type Export, ResultsSection } from '../components/results-section';
import { GENERATING } from '../domain/messages';
import { type Action, canGenerate, initialState, reducer } from '../domain/reducer';
import { replaceFragment } from './address-bar';
import { drawSeed } from './draw-seed';
import { exportResults } from './export-results';
import { useEarlyInput } from './use-early-input';
import { useFlagFont } from './use-flag-font';
import { useLinks } from './use-links';
import { useLocalNames } from './use-local-names';

export default function Page() {
  const [state, dispatch] = useReducer(reducer, initialState);
  const [isGenerating, startGenerating] = useTransition();
  const generateButton = useRef<HTMLButtonElement>(null);
  const { error, status, announcements, results, waitingRun, didNamesFail } = state;
  const isWaiting = waitingRun !== null && !didNamesFail;

  useFlagFont();
  useLocalNames(isWaiting, dispatch);
  useLinks(dispatch);
  useEarlyInput(generateButton, dispatch);

  /** The answer to a press is painted before its contacts are: making and showing a thousand takes longer. */
  const dispatchSlowly = (action: Action) => startGenerating(() => dispatch(action));
  const generate = () =>
    (canGenerate(state) ? dispatchSlowly : dispatch)({ type: 'GENERATE', seed: drawSeed() });
  const clear = () => {
    dispatch({ type: 'CLEAR' });
    replaceFragment('');
  };
  const generateInEnglish = () => {
    // The button goes, and the focus that was on it must not get lost.
    generateButton.current?.focus();
    dispatchSlowly({ type: 'USE_ENGLISH' });
  };
  const exportAs = async (name: Export) => {
    const outcome = results && (await exportResults(name, results));
    if (outcome) dispatch(outcome);
  };

  return (
    <main>
      <PageHeader />
      <ContactForm
        state={state}
        errorId="error"
        generateButton={generateButton}
        dispatch={dispatch}
        onGenerate={generate}
        onClear={clear}
      />
      <Announcement role="alert" id="error" text={error?.message ?? ''} count={announcements.errors} />
      {waitingRun && didNamesFail && <EnglishNamesOffer onAccept={generateInEnglish} />}
      <Announcement role="status" text={isGenerating ? GENERATING : status} count={announcements.statuses} />
      {results ? (
        <ResultsSection
          results={results}
          textToCopy={state.textToCopy}
          isBusy={isGenerating || isWaiting}
          onExport={exportAs}
          onMakeValid={() => dispatchSlowly({ type: 'MAKE_VALID' })}
        />
      ) : (
        <p className="empty">Choose a country, enter how many contacts you need, and press Generate.</p>
      )}
      <PageFooter />
    </main>
  );
}
