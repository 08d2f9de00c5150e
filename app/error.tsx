'use client';

import { replaceFragment } from './address-bar';

export interface ErrorPageProps {
  error: Error;
  /** Has the page start anew. */
  reset: () => void;
}

/** Next shows it in place of the page where something is thrown while the page is drawn. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const startAgain = () => {
    // The link that the page was opened with may be what it cannot show.
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
