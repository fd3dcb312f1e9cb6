import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** How long the browser may take for one answer, in milliseconds. */
const LIMIT = 60_000;

/** A tab, reached by the DevTools protocol: https://chromedevtools.github.io/devtools-protocol. */
export interface Tab {
  /** Sends a command; resolves to its result, rejects with the browser's message. */
  send<R = unknown>(method: string, parameters?: object): Promise<R>;
  on<P>(event: string, act: (parameters: P) => void): void;
  close(): Promise<void>;
}

export interface Chromium {
  /** Opens an empty tab in a profile of its own: nothing is cached. */
  newTab(): Promise<Tab>;
  close(): void;
}

/**
 * Starts a headless Chromium and speaks its protocol through a pipe. A test tool would run scripts of its own
 * in every page, and on a processor made slow they would be part of what is measured.
 */
export function openChromium(executablePath: string, hosts: string): Chromium {
  const profile = mkdtempSync(join(tmpdir(), 'bench-site-'));
  const flags = [
    '--headless',
    '--no-sandbox',
    '--remote-debugging-pipe',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--host-resolver-rules=${hosts}`,
    `--user-data-dir=${profile}`,
  ];
  const browser = spawn(executablePath, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const [commands, answers] = [browser.stdio[3] as Writable, browser.stdio[4] as Readable];
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (parameters: never) => void>();
  let sent = 0;
  let rest = '';
  answers.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages.map((each) => JSON.parse(each) as Message)) {
      if (message.id !== undefined) waiting.get(message.id)?.(message);
      else listeners.get(`${message.sessionId} ${message.method}`)?.(message.params as never);
    }
  });

  const send = <R>(method: string, params: object = {}, sessionId?: string) =>
    new Promise<R>((resolve, reject) => {
      const id = (sent += 1);
      const timer = setTimeout(() => reject(new Error(`${method} was not answered within ${LIMIT / 1000} s.`)), LIMIT);
      waiting.set(id, ({ result, error }) => {
        clearTimeout(timer);
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as R);
      });
      commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });

  return {
    async newTab() {
      const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext');
      const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      });
      const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
      return {
        send: (method, parameters) => send(method, parameters, sessionId),
        on: (event, act) => listeners.set(`${sessionId} ${event}`, act as (parameters: never) => void),
        close: () => send('Target.disposeBrowserContext', { browserContextId }),
      };
    },
    close() {
      browser.once('exit', () => rmSync(profile, { recursive: true, force: true }));
      browser.kill();
    },
  };
}
