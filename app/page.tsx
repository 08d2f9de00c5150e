'use client';

import { useCallback, useEffect, useReducer } from 'react';
import { CountField } from '../components/count-field';
import { CountrySelect } from '../components/country-select';
import { ResultsSection } from '../components/results-section';
import { makeJson } from '../domain/json';
import { initialState, reducer } from '../domain/reducer';
import { saveFile } from './save-file';

function drawSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}

export default function Page() {
  const [state, dispatch] = useReducer(reducer, initialState);
  const { results } = state;

  useEffect(() => {
    // Next announces changes of route in an alert of its own; on a page without routes it is only a second alert.
    const timer = setTimeout(() => document.querySelector('next-route-announcer')?.remove());
    return () => clearTimeout(timer);
  }, []);

  const download = () => {
    if (!results) return;
    try {
      saveFile('generated_data.json', 'application/json', makeJson(results.contacts));
    } catch {
      dispatch({ type: 'SAVE_FAILED' });
    }
  };

  return (
    <main>
      <header>
        <h1>Global Contact Generator</h1>
        <p className="tagline">
          Fake contacts for any country, made in your browser: pick one, say how many, and download them.
        </p>
      </header>
      <form
        className="panel row"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          dispatch({ type: 'GENERATE', seed: drawSeed() });
        }}
      >
        <CountrySelect
          country={state.country}
          dropdown={state.dropdown}
          onToggle={() => dispatch({ type: 'TOGGLE_DROPDOWN' })}
          onClose={useCallback(() => dispatch({ type: 'CLOSE_DROPDOWN' }), [])}
          onSelect={(country) => dispatch({ type: 'SELECT_COUNTRY', country })}
          onFilter={(letter) => dispatch({ type: 'FILTER_LETTER', letter })}
          onMove={(move) => dispatch({ type: 'MOVE_ACTIVE', move })}
        />
        <CountField
          count={state.count}
          error={state.error}
          errorId="error"
          onChange={(count) => dispatch({ type: 'SET_COUNT', count })}
        />
        <div className="actions">
          <button type="submit">Generate</button>
          <button type="button" onClick={() => dispatch({ type: 'CLEAR' })}>
            Clear
          </button>
        </div>
      </form>
      <p role="alert" id="error">
        {state.error}
      </p>
      <p role="status">{state.status}</p>
      {results ? (
        <ResultsSection results={results} onDownload={download} />
      ) : (
        <p className="empty">Choose a country, enter how many contacts you need, and press Generate.</p>
      )}
    </main>
  );
}
