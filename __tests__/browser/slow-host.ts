import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { OUT } from './hosts';
import { NAME_FILES } from './name-files';

type NamesState = 'up' | 'down' | 'signIn';

export interface SlowHost {
  readonly address: string;
  /** Holds back every script until `releaseScripts`. */
  holdScripts: () => void;
  releaseScripts: () => void;
  /** How to answer requests for names: with them, not at all, or with a page that the browser may cache. */
  setNames: (state: NamesState) => void;
  close: () => void;
}

/** Serves the build on a connection that can be slow or down. */
export async function openSlowHost(): Promise<SlowHost> {
  let release = () => {};
  let held = Promise.resolve();
  let names: NamesState = 'up';
  const serveFile = sirv(fileURLToPath(OUT), {
    dotfiles: true,
    // Scripts are requested on every visit. The page itself may be cached; otherwise Firefox restores no fields.
    setHeaders: (response, path) => path.endsWith('.js') && response.setHeader('Cache-Control', 'no-store'),
  });
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (path.endsWith('.js')) await held;
    const isOfNames = NAME_FILES.some((file) => path.includes(file));
    if (isOfNames && names === 'down') response.destroy();
    else if (isOfNames && names === 'signIn')
      response
        .writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'max-age=3600' })
        .end('<!DOCTYPE html><p>Sign in</p>');
    else
      serveFile(request, response, () => {
        response.writeHead(404).end();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    holdScripts: () => {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    releaseScripts: () => release(),
    setNames: (state) => {
      names = state;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
