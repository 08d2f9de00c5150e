'use client';

import { replaceFragment } from './address-bar';

export interface ErrorPageProps {
  error: Error;
  /** Has the page start anew. */
  reset: () => void;
}

/** Next shows this instead of the page if rendering the page throws. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const startAgain = () => {
    // The error may come from the link in the address bar.
    replaceFragment('');
    reset();
  };
  return (
    <main>
      <h1>Global Contact Generator</h1>
      <p role="alert">
        Something went wrong, and the contacts on this page are lost. Nothing has left this page.
      </p>
      <p className="note">The browser says: {error.message}</p>
      <p className="note">
        <button type="button" className="primary" onClick={startAgain}>
          Start again
        </button>
      </p>
    </main>
  );
}
