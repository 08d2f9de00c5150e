'use client';

import { useEffect } from 'react';
import { replaceFragment } from './address-bar';

const focusHeading = () => document.querySelector('h1')?.focus();

/** Next shows this instead of the page if rendering the page throws; `reset` has the page start anew. */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  useEffect(() => {
    // What had the focus is gone, and so is this page's button after Start again.
    focusHeading();
    return focusHeading;
  }, []);
  const startAgain = () => {
    // The error may come from the link in the address bar.
    replaceFragment('');
    reset();
  };
  return (
    <main>
      <h1 tabIndex={-1}>Global Contact Generator</h1>
      <p role="alert">Something went wrong, and the contacts on this page are lost. They were never uploaded.</p>
      <p className="note">Error message: {error.message}</p>
      <p className="note">
        <button type="button" className="primary" onClick={startAgain}>
          Start again
        </button>
      </p>
    </main>
  );
}
