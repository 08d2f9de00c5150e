'use client';

// Imported first, so that all data is next to each other in the script, and compresses better: saves 0.8 kB (gzip).
import '../domain/generate-contacts';

import { useReducer } from 'react';
import { ContactForm } from '../components/contact-form';
import { PageHeader } from '../components/page-header';
import { ResultsSection } from '../components/results-section';
import { Start } from '../components/start';
import { StatusMessage } from '../components/status-message';
import { initialState, reducer } from '../domain/reducer';
import { isWaiting } from '../domain/screen/state';
import { drawSeed } from './draw-seed';
import { copyResults, downloadResults } from './export-results';
import { ignoreRepeats } from './ignore-repeats';
import { useAddressBar } from './use-address-bar';
import { useLoading } from './use-loading';

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
        {/* One string: a separate space would shift while the page loads. */}
        {'Emails end in example.com, .net or .org and reach nobody, unless you enter a domain. '}
        <a href="./licenses.txt" target="_blank" rel="noopener">
          Licenses
        </a>
      </footer>
    </main>
  );
}
