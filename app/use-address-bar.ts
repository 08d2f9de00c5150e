import { type Dispatch, useLayoutEffect } from 'react';
import type { Action } from '../domain/reducer';
import type { State } from '../domain/screen/state';
import { replaceFragment } from './address-bar';
import { drawSeed } from './draw-seed';

/** Opens the link in the address bar and every link that the visitor follows, and shows the state's fragment there. */
export function useAddressBar({ fragment }: State, dispatch: Dispatch<Action>) {
  useLayoutEffect(() => {
    const openAddress = () => dispatch({ type: 'OPEN_LINK', fragment: location.hash, seed: drawSeed() });
    openAddress();
    // Unlike hashchange, popstate also fires when the same link is followed again.
    addEventListener('popstate', openAddress);
    return () => removeEventListener('popstate', openAddress);
  }, [dispatch]);

  useLayoutEffect(() => {
    if (fragment !== null) replaceFragment(fragment);
  }, [fragment]);
}
