/** The Content-Security-Policy would block the inline styles of the page that Next makes without this one. */
export default function NotFound() {
  return (
    <main>
      <h1>Page not found</h1>
      <p>Global Contact Generator is a single page. Go back to its start page.</p>
    </main>
  );
}
