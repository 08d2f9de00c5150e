import type { Dispatch } from 'react';
import type { Action } from '../domain/reducer';
import type { State } from '../domain/screen/state';

/** Most components show the state and dispatch what the visitor does. */
export interface ScreenProps {
  state: State;
  dispatch: Dispatch<Action>;
}
