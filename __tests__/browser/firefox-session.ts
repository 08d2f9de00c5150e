import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 20_000;

/** A page in a Firefox without a window, driven over WebDriver BiDi: all that comparing files takes. */
export interface FirefoxSession {
  readonly version: string;
  /** Loads a page anew, even where only its fragment differs. */
  load: (address: string) => Promise<void>;
  /** Evaluates an expression in the page; a promise is awaited. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Waits for a file of this name that the page saves, reads it, and deletes it. */
  takeDownload: (name: string) => Promise<string>;
  close: () => Promise<void>;
}

interface Answer {
  id?: number;
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
}

/** A profile that saves what it downloads to a folder without asking. */
function makeProfile(): { profile: string; downloads: string } {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const downloads = join(profile, 'downloads');
  mkdirSync(downloads);
  const preferences = {
    'browser.download.dir': downloads,
    'browser.download.folderList': 2,
    'browser.download.useDownloadDir': true,
    'browser.download.alwaysOpenPanel': false,
  };
  const lines = Object.entries(preferences).map(
    (pair) => `user_pref(${pair.map((part) => JSON.stringify(part))});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  return { profile, downloads };
}

function startFirefox(executable: string, profile: string) {
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
  const child = spawn(executable, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = new Promise<string>((resolve, reject) => {
    let said = '';
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`${executable} ended: ${said}`)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { address, stop };
}

async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`No answer from ${address}`));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(String(data));
    waiting.get(answer.id ?? -1)?.(answer);
  };
  let commands = 0;
  return async (method: string, params: object): Promise<Record<string, unknown>> => {
    const id = ++commands;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answered;
    if (!result) throw new Error(`${method}: ${error}: ${message}`);
    return result;
  };
}

/** Firefox writes to a file of another name first, and keeps the place with an empty one. */
async function takeDownload(folder: string, name: string): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const files = readdirSync(folder);
    const text = files.length === 1 && files[0] === name ? readFileSync(join(folder, name), 'utf8') : '';
    if (text) {
      rmSync(join(folder, name));
      return text;
    }
    await sleep(20);
  }
  throw new Error(`No ${name} within ${PATIENCE_MS} ms: ${readdirSync(folder)}`);
}

/** Starts a Firefox with a profile of its own. */
export async function openFirefox(executable: string): Promise<FirefoxSession> {
  const { profile, downloads } = makeProfile();
  const { address, stop } = startFirefox(executable, profile);
  const send = await connect(await address);
  const session = await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  const navigate = (url: string) => send('browsingContext.navigate', { context, url, wait: 'complete' });
  return {
    version: String((session.capabilities as { browserVersion: string }).browserVersion),
    load: async (url) => {
      await navigate('about:blank');
      await navigate(url);
    },
    evaluate: async (expression) => {
      const target = { context };
      const options = { expression, target, awaitPromise: true, userActivation: true };
      const evaluated = await send('script.evaluate', options);
      if (evaluated.type === 'exception') throw new Error(JSON.stringify(evaluated.exceptionDetails));
      return (evaluated.result as { value?: unknown }).value;
    },
    takeDownload: (name) => takeDownload(downloads, name),
    close: async () => {
      await stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
