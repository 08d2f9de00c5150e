/** Replaces Next's default page, whose inline styles the Content-Security-Policy would block. */
export default function NotFound() {
  return (
    <main>
      <h1>Page not found</h1>
      <p>Global Contact Generator is a single page. Go back to its start page.</p>
    </main>
  );
}
