'use client';

import { type KeyboardEvent, useReducer } from 'react';
import { ContactForm } from '../components/contact-form';
import { PageHeader } from '../components/page-header';
import { ResultsSection } from '../components/results-section';
import { StatusMessage } from '../components/status-message';
import { initialState, reducer } from '../domain/reducer';
import { WAITING_FOR_NAMES } from '../domain/screen/messages';
import { isWaiting } from '../domain/screen/state';
import { drawSeed } from './draw-seed';
import { copyResults, downloadResults } from './export-results';
import { useAddressBar } from './use-address-bar';
import { useFlagFont } from './use-flag-font';
import { useLoading } from './use-loading';

/** Holding Enter would press a control again and again. */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !event.repeat) return;
  event.preventDefault();
  event.stopPropagation();
}

export default function Page() {
  const [state, dispatch] = useReducer(reducer, initialState);
  const { results } = state;

  useFlagFont();
  useLoading(state, dispatch);
  useAddressBar(state, dispatch);

  return (
    <main onKeyDownCapture={ignoreHeldEnter}>
      <PageHeader />
      <ContactForm
        state={state}
        dispatch={dispatch}
        onGenerate={() => dispatch({ type: 'GENERATE', seed: drawSeed() })}
      />
      <StatusMessage state={state} />
      {results ? (
        <ResultsSection
          state={state}
          dispatch={dispatch}
          results={results}
          onDownload={(kind) => downloadResults(kind, results, dispatch)}
          onCopy={(kind) => copyResults(kind, results, dispatch)}
        />
      ) : (
        <p className="empty">
          {isWaiting(state)
            ? WAITING_FOR_NAMES
            : 'Choose a country, enter how many contacts you need, and press Generate.'}
        </p>
      )}
      <footer>
        Everything is made in your browser and never uploaded. The host sees only which files the page loads.{' '}
        <a href="./licenses.txt" target="_blank" rel="noopener">
          Licenses
        </a>
      </footer>
    </main>
  );
}
