import { type Dispatch, type RefObject, useLayoutEffect, useTransition } from 'react';
import type { Export } from '../components/exports';
import type { Form } from '../domain/form';
import { type Action, canGenerate, type State } from '../domain/reducer';
import { replaceFragment } from './address-bar';
import { drawSeed } from './draw-seed';
import { exportResults } from './export-results';

/** Dispatches an action that makes contacts of a form; the fields that are left out are those of the state. */
export type DispatchRun = (action: Action, form: Partial<Form>) => void;

/** What the page's buttons do. */
export function useActions(
  state: State,
  dispatch: Dispatch<Action>,
  form: RefObject<HTMLFormElement | null>,
) {
  const { results } = state;
  const [isGenerating, startGenerating] = useTransition();
  /** A transition, so that 'Generating…' is painted before the slow work of making and showing contacts starts. */
  const dispatchSlowly = (action: Action) => startGenerating(() => dispatch(action));
  const dispatchRun: DispatchRun = (action, requested) =>
    (canGenerate({ ...state, ...requested }) ? dispatchSlowly : dispatch)(action);

  // The address bar holds a link only while its contacts are on screen.
  useLayoutEffect(() => {
    if (results?.origin === 'form') replaceFragment('');
  }, [results]);

  return {
    isGenerating,
    dispatchRun,
    generate: () => {
      // A link that still waits for its names is given up.
      if (state.waitingRun && !results) replaceFragment('');
      dispatchRun({ type: 'GENERATE', seed: drawSeed() }, {});
    },
    clear: () => {
      dispatch({ type: 'CLEAR' });
      replaceFragment('');
    },
    makeValid: () => dispatchSlowly({ type: 'MAKE_VALID' }),
    acceptEnglish: () => {
      // The pressed button disappears; moving the focus first keeps it from getting lost.
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
      dispatchSlowly({ type: 'USE_ENGLISH' });
    },
    exportAs: async (wanted: Export) => {
      const outcome = results && (await exportResults(wanted, results));
      if (outcome) dispatch(outcome);
    },
  };
}
