'use client';

import { useEffect } from 'react';
import { replaceFragment } from './address-bar';

const focusHeading = () => document.querySelector('h1')?.focus();

/** Next shows this instead of the page if rendering throws; `reset` renders the page again from the start. */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  useEffect(() => {
    // The crash removed the focused element. Later, 'Start again' removes itself: then the new page's heading is focused.
    focusHeading();
    return focusHeading;
  }, []);
  const startAgain = () => {
    // The link in the address bar may have caused the error.
    replaceFragment('');
    reset();
  };
  return (
    <main>
      <h1 tabIndex={-1}>Global Contact Generator</h1>
      <p role="alert">Something went wrong, and the contacts on this page are lost. They were never uploaded.</p>
      <p className="note">Error message: {error.message}</p>
      <p className="note">
        <button type="button" className="filled" onClick={startAgain}>
          Start again
        </button>
      </p>
    </main>
  );
}
