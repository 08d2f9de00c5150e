'use client';

import { type KeyboardEvent, useReducer, useRef } from 'react';
import { ContactForm } from '../components/contact-form';
import { PageHeader } from '../components/page-header';
import { ResultsSection } from '../components/results-section';
import { StatusMessage } from '../components/status-message';
import { initialState, reducer } from '../domain/reducer';
import { WAITING_FOR_NAMES } from '../domain/screen/messages';
import { isWaiting } from '../domain/screen/state';
import { useActions } from './use-actions';
import { useFlagFont } from './use-flag-font';
import { useLoading } from './use-loading';
import { useOpening } from './use-opening';

/** Holding Enter would press a control again and again. */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !event.repeat) return;
  event.preventDefault();
  event.stopPropagation();
}

export default function Page() {
  const [state, dispatch] = useReducer(reducer, initialState);
  const form = useRef<HTMLFormElement>(null);
  const { generate, exportAs } = useActions(state, dispatch);

  useFlagFont();
  useLoading(state, dispatch);
  useOpening(state, form, dispatch);

  return (
    <main onKeyDownCapture={ignoreHeldEnter}>
      <PageHeader />
      <ContactForm state={state} dispatch={dispatch} form={form} onGenerate={generate} />
      <StatusMessage state={state} />
      {state.results ? (
        <ResultsSection state={state} dispatch={dispatch} results={state.results} onExport={exportAs} />
      ) : (
        <p className="empty">
          {isWaiting(state)
            ? WAITING_FOR_NAMES
            : 'Choose a country, enter how many contacts you need, and press Generate.'}
        </p>
      )}
      <footer>
        Everything is made in your browser and never uploaded. The host sees only which files the page loads.{' '}
        <a href="./licenses.txt">Licenses</a>
      </footer>
    </main>
  );
}
