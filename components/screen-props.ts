import type { Action, State } from '../domain/reducer';

/** A part of the screen shows the state and dispatches what the visitor does. */
export interface ScreenProps {
  state: State;
  dispatch: (action: Action) => void;
}
