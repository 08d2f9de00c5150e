'use client';

// Imported first, so that similar data are next to each other in the script. Saves 0.8 kB (gzip).
import '../domain/generate-contacts';

import { type KeyboardEvent, type MouseEvent, useReducer } from 'react';
import { ContactForm } from '../components/contact-form';
import { PageHeader } from '../components/page-header';
import { ResultsSection } from '../components/results-section';
import { Start } from '../components/start';
import { StatusMessage } from '../components/status-message';
import { initialState, reducer } from '../domain/reducer';
import { isWaiting } from '../domain/screen/state';
import { drawSeed } from './draw-seed';
import { copyResults, downloadResults } from './export-results';
import { useAddressBar } from './use-address-bar';
import { useLoading } from './use-loading';

/** What can be pressed. Elsewhere, a double click selects a word. */
const PRESSABLE = 'a, button, label, summary, [type=radio], [role=combobox], [role=option]';

/** Ignores what a held Enter repeats, and all but the first press of a multiple click: the first may move other controls under the pointer. */
function ignoreRepeats(event: KeyboardEvent | MouseEvent) {
  const isRepeat =
    'key' in event
      ? event.key === 'Enter' && event.repeat
      : event.detail > 1 && (event.target as Element).closest(PRESSABLE);
  if (!isRepeat) return;
  event.preventDefault();
  event.stopPropagation();
}

export default function Page() {
  const [state, dispatch] = useReducer(reducer, initialState);
  const { results } = state;
  const generate = () => dispatch({ type: 'GENERATE', seed: drawSeed() });

  useLoading(state, dispatch);
  useAddressBar(state, dispatch);

  return (
    <main onKeyDownCapture={ignoreRepeats} onMouseDownCapture={ignoreRepeats} onClickCapture={ignoreRepeats}>
      <PageHeader />
      <ContactForm state={state} dispatch={dispatch} onGenerate={generate} />
      <StatusMessage state={state} />
      {results ? (
        <ResultsSection
          state={state}
          dispatch={dispatch}
          results={results}
          onGenerate={generate}
          onDownload={(kind) => downloadResults(kind, results)}
          onCopy={(kind) => copyResults(kind, results, dispatch)}
        />
      ) : (
        !isWaiting(state) && <Start dispatch={dispatch} />
      )}
      <footer className="muted unprinted">
        Unless you enter a domain, emails end in example.com, .net or .org, so they reach nobody.{' '}
        <a href="./licenses.txt" target="_blank" rel="noopener">
          Licenses
        </a>
      </footer>
    </main>
  );
}
