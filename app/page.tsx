'use client';

import { startTransition, useCallback, useEffect, useReducer, useRef, useTransition } from 'react';
import { CountField } from '../components/count-field';
import { CountrySelect } from '../components/country-select';
import { OptionsPanel } from '../components/options-panel';
import { type Export, ResultsSection } from '../components/results-section';
import { generateContacts } from '../domain/contacts';
import { makeCsv } from '../domain/files/csv';
import { makeJson } from '../domain/files/json';
import { makeVCards } from '../domain/files/vcard';
import { makeFragment, parseFragment } from '../domain/link';
import { loadLocalNames } from '../domain/names/local-names';
import { type Action, initialState, type Results, reducer, SEED_ERROR } from '../domain/reducer';
import type { Settings } from '../domain/settings';
import { VERSION } from '../domain/version';
import { lacksFlags } from './flag-font';
import { saveFile } from './save-file';
import { whenIdle } from './when-idle';

/** Made and thrown away while the names are on their way, so that the first press finds the generators compiled. */
const WARM_UP: Settings = {
  country: 'US',
  count: 200,
  seed: '0',
  phones: 'random',
  format: 'international',
  names: 'english',
};

function drawSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}

function readLink(): Action | null {
  const link = parseFragment(location.hash);
  if (!link) return null;
  if (!link.ok) return { type: 'REFUSE_LINK', message: link.message };
  return {
    type: 'OPEN_LINK',
    settings: link.settings,
    isOtherVersion: link.version !== null && link.version !== VERSION,
  };
}

/** Puts the link into the address bar, too, where the browser lets it: what is copied is what is seen there. */
function makeLink(results: Results): string {
  const link = new URL(makeFragment(results.settings, VERSION), location.href).href;
  try {
    history.replaceState(null, '', link);
  } catch {
    // Safari refuses after a hundred times in half a minute.
  }
  return link;
}

async function copy(text: string): Promise<Action> {
  try {
    await navigator.clipboard.writeText(text);
    return { type: 'COPIED' };
  } catch {
    return { type: 'COPY_REFUSED', text };
  }
}

function save(name: string, type: string, text: string): Action | null {
  try {
    saveFile(name, type, text);
    return null;
  } catch {
    return { type: 'SAVE_FAILED' };
  }
}

/** Hands results over; returns what the visitor should be told, if anything. */
function exportResults(name: Export, results: Results): Promise<Action> | Action | null {
  const { contacts } = results;
  switch (name) {
    case 'Download JSON':
      return save('generated_data.json', 'application/json', makeJson(contacts));
    case 'Download CSV':
      return save('generated_data.csv', 'text/csv', makeCsv(contacts));
    case 'Download vCard':
      return save('generated_data.vcf', 'text/vcard', makeVCards(contacts));
    case 'Copy JSON':
      return copy(makeJson(contacts));
    case 'Copy link':
      return copy(makeLink(results));
  }
}

export default function Page() {
  const [state, dispatch] = useReducer(reducer, initialState);
  const [isPending, startRun] = useTransition();
  const generateButton = useRef<HTMLButtonElement>(null);
  const { results, waiting } = state;
  const close = useCallback(() => dispatch({ type: 'CLOSE_DROPDOWN' }), []);
  const isBusy = isPending || (waiting !== null && state.localNames === 'loading');

  /** The answer to a press is painted before its contacts are: making and showing a thousand takes longer. */
  const dispatchSlowly = (action: Action) => startRun(() => dispatch(action));

  useEffect(() => {
    // Next announces changes of route in an alert of its own; on a page without routes it is only a second alert.
    const timer = setTimeout(() => document.querySelector('next-route-announcer')?.remove());
    if (lacksFlags()) document.documentElement.dataset.flags = 'font';
    return () => clearTimeout(timer);
  }, []);

  useEffect(
    () =>
      whenIdle(() => {
        loadLocalNames().then(
          (localNames) => startTransition(() => dispatch({ type: 'NAMES_LOADED', localNames })),
          () => dispatch({ type: 'NAMES_FAILED' }),
        );
        generateContacts(WARM_UP, null);
      }),
    [],
  );

  useEffect(() => {
    const open = () => {
      const action = readLink();
      if (action) startTransition(() => dispatch(action));
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  const exportAs = async (name: Export) => {
    const told = results && (await exportResults(name, results));
    if (told) dispatch(told);
  };

  return (
    <main>
      <header>
        {/* biome-ignore lint/performance/noImgElement: next/image needs a server, or a loader for a file that needs none */}
        <img src="./icon.svg" alt="" width="44" height="44" />
        <h1>Global Contact Generator</h1>
        <p className="tagline">
          Fake contacts for any country, made in your browser: pick one, say how many, and download them.
        </p>
      </header>
      <noscript>
        <p className="note">Contacts are made by this page itself, in your browser: it needs JavaScript.</p>
      </noscript>
      <form
        className="panel"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          dispatchSlowly({ type: 'GENERATE', seed: drawSeed() });
        }}
      >
        <div className="row">
          <CountrySelect
            country={state.country}
            dropdown={state.dropdown}
            onToggle={() => dispatch({ type: 'TOGGLE_DROPDOWN' })}
            onClose={close}
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
            <button type="submit" ref={generateButton}>
              Generate
            </button>
            <button type="button" onClick={() => dispatch({ type: 'CLEAR' })}>
              Clear
            </button>
          </div>
        </div>
        <OptionsPanel
          phones={state.phones}
          names={state.names}
          seed={state.seed}
          isSeedWrong={state.error === SEED_ERROR}
          errorId="error"
          onPhones={(phones) => dispatch({ type: 'SET_PHONES', phones })}
          onNames={(names) => dispatch({ type: 'SET_NAMES', names })}
          onSeed={(seed) => dispatch({ type: 'SET_SEED', seed })}
        />
      </form>
      <p role="alert" id="error">
        <Announcement key={state.said.errors} text={state.error} />
      </p>
      {waiting && state.localNames === 'failed' && (
        <p className="note">
          <button
            type="button"
            onClick={() => {
              // This button goes, and the focus that was on it must not get lost.
              generateButton.current?.focus();
              dispatchSlowly({ type: 'USE_ENGLISH' });
            }}
          >
            Use English names
          </button>
        </p>
      )}
      <p role="status">
        <Announcement key={state.said.statuses} text={isPending ? 'Generating…' : state.status} />
      </p>
      {results ? (
        <ResultsSection
          results={results}
          uncopied={state.uncopied}
          isBusy={isBusy}
          onExport={exportAs}
          onMakeValid={() => dispatchSlowly({ type: 'MAKE_VALID' })}
        />
      ) : (
        <p className="empty">Choose a country, enter how many contacts you need, and press Generate.</p>
      )}
      <footer>
        Made in your browser; nothing leaves this page. <a href="./licenses.txt">Licenses</a>
      </footer>
    </main>
  );
}

/** Has a key that changes: a live region whose text stays the same is announced again only if the element is new. */
function Announcement({ text }: { text: string | null }) {
  return text ? <span>{text}</span> : null;
}
