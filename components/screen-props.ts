import type { Action, State } from '../domain/reducer';

/** Most components show the state and dispatch what the visitor does. */
export interface ScreenProps {
  state: State;
  dispatch: (action: Action) => void;
}
