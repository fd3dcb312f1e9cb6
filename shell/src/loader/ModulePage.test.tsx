import '../console/modules/federation.fixture';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { RegistryModule, RegistryRelease } from 'shared/contract';
import { renderScreen } from 'shared/testing';
import { FailureCard } from './FailureCard';
import { ModulePage } from './ModulePage';
import { reasonOf } from './retryChunk';
import { timerOf } from './timerOf.fixture';

let modules = 0;
/** Throws in the rendered page. */
let throwInPage: (error: Error) => void;
/** Called in the page's layout effect, before paint. */
let whenMeasured = () => undefined as void;
/** How often the newer release's code was run. */
let runs = 0;

function Page({ version }: { version: string }) {
  const [error, setError] = useState<Error>();
  useLayoutEffect(() => whenMeasured(), []);
  useEffect(() => {
    throwInPage = setError;
  }, []);
  if (error) throw error;
  return <h1>Release {version}</h1>;
}

/** Simulates scripts of entries in a browser, by address. */
const entries = new Map<string, () => void>();
new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node instanceof HTMLScriptElement) {
      entries.get(new URL(node.src).pathname)?.();
      node.dispatchEvent(new Event('load'));
    }
}).observe(document.head, { childList: true });

function releaseOf(name: string, version: string): RegistryRelease {
  const container = `${name}_${version}`.replace(/\W/g, '_');
  const base = `/modules/${name}/${version}/`;
  entries.set(`${base}entry.js`, () => {
    if (version === '2.0.0') runs += 1;
    Object.assign(window, {
      [container]: { init: () => undefined, get: async () => () => ({ default: () => <Page version={version} /> }) },
    });
  });
  return { version, base, entry: 'entry.js', container, pages: { Page: { js: [], css: [] } }, integrity: {} };
}

/** A release's stylesheet as a loaded link in the document. */
function addStyles(base: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: `${base}page.css` });
  Object.defineProperty(link, 'sheet', { value: { disabled: false } });
  document.head.append(link);
  return link;
}

/**
 * A page of a fresh module with current release 2.0.0 and previous release 1.0.0; a stylesheet of each is in the
 * document.
 */
async function open() {
  runs = 0;
  const name = `mfe-m${(modules += 1)}`;
  const route = { path: '/', page: 'Page' };
  const module: RegistryModule = {
    manifest: { contract: 1, name, title: name, team: 'Payroll', shellApi: '^1.0.0', routes: [route], sidebar: [] },
    current: releaseOf(name, '2.0.0'),
    previous: releaseOf(name, '1.0.0'),
  };
  let show: (isShown: boolean) => void = () => undefined;
  function Section() {
    const [isShown, setShown] = useState(true);
    useEffect(() => void (show = setShown), []);
    return isShown ? (
      <ModulePage
        owned={{ module, route }}
        pending="…"
        failed={(failure, remedies) => <FailureCard failure={failure} remedies={remedies} />}
      />
    ) : (
      <p>Another section</p>
    );
  }
  renderScreen(<Section />);
  await screen.findByRole('heading', { name: 'Release 2.0.0' });
  const link = addStyles(module.current.base);
  return { module, show: (isShown: boolean) => act(() => show(isShown)), apply: () => link.sheet?.disabled === false };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a release that throws soon, before anybody did anything, gives way to the one before, and its styles go', async () => {
  const { apply } = await open();
  expect(apply()).toBe(true);
  act(() => throwInPage(new Error('boom')));
  expect(await screen.findByRole('heading', { name: 'Release 1.0.0' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(apply()).toBe(false));
});

test('one that throws after somebody did something says so, and offers the one before', async () => {
  const { apply } = await open();
  await userEvent.keyboard('x');
  act(() => throwInPage(new Error('boom')));
  expect(await screen.findByRole('alert')).toHaveTextContent('its code failed: boom');
  await userEvent.click(screen.getByRole('button', { name: 'Use 1.0.0' }));
  expect(await screen.findByRole('heading', { name: 'Release 1.0.0' })).toBeVisible();
  await waitFor(() => expect(apply()).toBe(false));
  act(() => throwInPage(new Error('old boom')));
  expect(await screen.findByRole('alert')).toHaveTextContent('its code failed: ');
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
});

test('one that has been shown for five seconds is no longer on trial', async () => {
  const end = timerOf(5000);
  await open();
  end()?.();
  act(() => throwInPage(new Error('boom')));
  expect(await screen.findByRole('alert')).toHaveTextContent('its code failed: boom');
});

test('a chunk that did not come is named by its reason, and Retry runs the release’s code anew', async () => {
  await open();
  expect(runs).toBe(1);
  await userEvent.keyboard('x');
  const error = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', request: '/x.js' });
  window.fetch = jest.fn(async () => ({ ok: false, status: 503 }) as Response);
  await reasonOf(error);
  act(() => throwInPage(error));
  expect(await screen.findByRole('alert')).toHaveTextContent('the server answered 503 for one of its files');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Release 2.0.0' })).toBeVisible();
  expect(runs).toBe(2);
});

test('the stylesheets of a module apply as long as one of its parts is shown, and at once when it is shown again', async () => {
  const { show, apply } = await open();
  const others = addStyles('/modules/mfe-other/1.0.0/');
  show(false);
  expect([apply(), others.sheet?.disabled]).toEqual([false, false]);
  whenMeasured = () => void measured.push(apply());
  const measured: boolean[] = [];
  show(true);
  expect(screen.getByRole('heading', { name: 'Release 2.0.0' })).toBeVisible();
  expect(measured).toEqual([true]);
  show(false);
  expect(apply()).toBe(false);
});

test('no code of another module finds a release’s container in the page', async () => {
  const { module } = await open();
  expect(Object.entries(window).filter(([name, value]) => name === module.current.container && value)).toEqual([]);
});
