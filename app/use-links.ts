import { type Dispatch, startTransition, useLayoutEffect } from 'react';
import { parseFragment } from '../domain/link';
import type { Action } from '../domain/reducer';
import { VERSION } from '../domain/version';

/** Opens the link in the address bar, at first and whenever its fragment changes. */
export function useLinks(dispatch: Dispatch<Action>) {
  useLayoutEffect(() => {
    const open = () => {
      const action = readLink();
      if (action) startTransition(() => dispatch(action));
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [dispatch]);
}

/** Null where the address holds no link. */
function readLink(): Action | null {
  const link = parseFragment(location.hash);
  if (!link) return null;
  if (!link.ok) return { type: 'REFUSE_LINK' };
  const isOtherVersion = link.version !== null && link.version !== VERSION;
  return { type: 'OPEN_LINK', settings: link.settings, isOtherVersion };
}
