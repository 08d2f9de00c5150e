export function PageFooter() {
  return (
    <footer>
      Made in your browser; nothing leaves this page. <a href="./licenses.txt">Licenses</a>
    </footer>
  );
}
