import type { RegionCode } from '../../domain/countries/countries';
import type { NamePart } from '../../domain/names/parts';
import { type Action, initialState, reducer } from '../../domain/reducer';
import type { Options } from '../../domain/run';
import type { State } from '../../domain/screen/state';
import { readShippedNames } from '../shipped-names';

export const loadedParts = readShippedNames();

/** The part that Japan's names are in. */
export const PART = 'eastern-asia';
export const load: Action = { type: 'NAMES_LOADED', part: PART, names: loadedParts[PART] as NamePart };
export const fail: Action = { type: 'NAMES_FAILED', part: PART };
export const openLink = (fragment: string, seed = '1'): Action => ({ type: 'OPEN_LINK', fragment, seed });
export const generate = { type: 'GENERATE', seed: '1' } as const;

/** The initial state with all names loaded. */
export const ready: State = { ...initialState, loadedParts };

/** A state with another form: by default, three contacts for the United States. */
export const fill = (
  state: State,
  { country = 'US', count = '3', ...options }: Partial<Options & { country: RegionCode; count: string }> = {},
): State => ({ ...state, form: { country, count, options: { ...initialState.form.options, ...options } } });

export const apply = (actions: readonly Action[], state: State = ready) => actions.reduce(reducer, state);
