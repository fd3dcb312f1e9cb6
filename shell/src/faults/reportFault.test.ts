import { waitFor } from '@testing-library/react';
import { api as platformApi } from 'shared/platform';
import { fakeApi } from 'shared/testing';
import type { hearFaults as Hear } from './hearFaults';

/** Removes the listeners of a test's tab. */
let close: () => void;

/** Simulates a new tab: reports from another tab don't count. */
function openTab() {
  const over = new AbortController();
  close = () => over.abort();
  const own = window.addEventListener;
  window.addEventListener = (type: string, heard: EventListenerOrEventListenerObject) =>
    own.call(window, type, heard, { signal: over.signal });
  jest.resetModules();
  const hooks = (jest.requireActual('./hearFaults') as { hearFaults: typeof Hear }).hearFaults();
  window.addEventListener = own;
  return hooks;
}

let said: jest.SpyInstance;
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const route = { path: '/dashboard/slips/:id', page: 'SlipPage' };
  const release = { version: '1.1.0', base: '/modules/mfe-payroll/1.1.0/', entry: 'entry.js', container: 'p' };
  const registry = {
    contract: 1,
    revision: 1,
    modules: {
      'mfe-payroll': {
        manifest: { contract: 1, name: 'mfe-payroll', title: 'Payroll', team: 'P', routes: [route], sidebar: [] },
        current: { ...release, pages: {}, integrity: {} },
      },
    },
  };
  document.body.innerHTML = `<script id="registry" type="application/json">${JSON.stringify(registry)}</script>`;
  window.history.replaceState({}, '', '/dashboard/slips/17?name=asha');
});
afterEach(() => {
  close();
  jest.restoreAllMocks();
});

const at = (place: string) => `    at x (https://www.example.com${place})`;
const ownPage = at('/modules/mfe-payroll/1.1.0/SlipPage.ab12.js:1:2032');
const otherPanel = at('/modules/mfe-clients/2.0.0/Panel.js?again=1:1:40');
const ofShell = at('/shell/ui.js:1:7');
const failed = (message: string, ...stack: string[]) =>
  Object.assign(new TypeError(message), { stack: [`TypeError: ${message}`, ...stack].join('\n') });
const throwInWindow = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const refuse = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const reports = ({ calls }: ReturnType<typeof fakeApi>) =>
  calls.filter(({ path }) => path === 'faults').map(({ body }) => body);

test('an error is reported with its module, release, route and places, and nothing that may be personal', async () => {
  const api = fakeApi();
  openTab();
  throwInWindow(failed('no slip 17 of "Asha Rao"', ofShell, ownPage, otherPanel, ownPage));
  const place = { file: 'SlipPage.ab12.js', line: 1, column: 2032 };
  await waitFor(() =>
    expect(reports(api)).toEqual([
      {
        module: 'mfe-payroll',
        version: '1.1.0',
        kind: 'error',
        message: 'TypeError: no slip # of “…”',
        route: '/dashboard/slips/:id',
        frames: [place, place],
      },
    ]),
  );
});

test('a fault on one module’s page belongs to the module whose file threw', async () => {
  const api = fakeApi();
  openTab();
  refuse(failed('boom', ofShell, otherPanel, ownPage));
  await waitFor(() =>
    expect(reports(api)).toMatchObject([
      { module: 'mfe-clients', version: '2.0.0', kind: 'promise', frames: [{ file: 'Panel.js', line: 1, column: 40 }] },
    ]),
  );
});

test('what React catches is told by the components around it, once, and still said in the console', async () => {
  const api = fakeApi();
  const { onCaughtError } = openTab();
  const error = failed('boom', ofShell);
  onCaughtError?.(error, { componentStack: [ofShell, otherPanel].join('\n') });
  throwInWindow(error);
  await waitFor(() => expect(reports(api)).toMatchObject([{ module: 'mfe-clients', kind: 'render' }]));
  expect(said).toHaveBeenCalledWith(error);
});

test('a call that the server fails is told with its address’s pattern and who made it, and no refusal is', async () => {
  const api = fakeApi();
  openTab();
  api.on('GET', 'slips/17', () => ({ status: 503, body: { message: 'Asha is away' } }));
  api.on('GET', 'slips/18', () => ({ status: 404, body: {} }));
  for (const id of ['18', '17']) await platformApi.get(`slips/${id}?q=asha`).catch(() => undefined);
  await waitFor(() =>
    expect(reports(api)).toMatchObject([
      { module: 'mfe-payroll', kind: 'call', message: 'GET slips/:id answered 503', route: '/dashboard/slips/:id' },
    ]),
  );
});

test('what is no error is told without what it says, a wait that was called off and an add-on’s are not', async () => {
  const api = fakeApi();
  openTab();
  refuse(new DOMException('off', 'AbortError'));
  throwInWindow(failed('boom', '    at x (chrome-extension://abc/content.js:1:1)'));
  refuse('Asha Rao');
  await waitFor(() => expect(reports(api)).toMatchObject([{ message: 'Thrown: string', frames: [] }]));
});

test('equal errors are told once, and at most five of a tab', async () => {
  const api = fakeApi();
  openTab();
  throwInWindow(failed('again', ownPage));
  throwInWindow(failed('again', ownPage));
  for (const word of ['one', 'two', 'three', 'four', 'five', 'six']) throwInWindow(failed(word, ownPage));
  await waitFor(() => expect(reports(api)).toHaveLength(5));
  await new Promise((resolve) => setTimeout(resolve));
  expect(reports(api)).toHaveLength(5);
});

test('where no module has to do with it, nobody is told', async () => {
  const api = fakeApi();
  openTab();
  window.history.replaceState({}, '', '/dashboard/account');
  throwInWindow(failed('boom', ofShell));
  refuse(failed('boom', ownPage));
  await waitFor(() => expect(reports(api)).toMatchObject([{ module: 'mfe-payroll', route: '/dashboard/account' }]));
});
