import { waitFor } from '@testing-library/react';
import { fakeApi } from 'shared/testing';

type Heard = (metric: { value: number }) => void;
const heard = new Map<string, Heard>();
jest.mock('web-vitals', () => ({
  onLCP: (tell: Heard) => heard.set('lcp', tell),
  onINP: (tell: Heard) => heard.set('inp', tell),
  onCLS: (tell: Heard) => heard.set('cls', tell),
}));

/** A file with this many bytes over the network; none if it was cached. */
class Fetched {
  constructor(
    readonly name: string,
    readonly transferSize: number,
    readonly startTime = 0,
  ) {}
}
let fetched: Fetched[];
Object.assign(globalThis, { PerformanceResourceTiming: Fetched });
/** The address that the tab opened with; none in a browser that doesn't report it. */
let opening: { name: string }[] = [];
Object.assign(performance, { getEntriesByType: (type: string) => (type === 'navigation' ? opening : fetched) });

beforeEach(() => {
  jest.resetModules();
  fetched = [
    new Fetched('https://x/modules/mfe-payroll/1.0.0/p.js', 900),
    new Fetched('https://x/modules/mfe-payroll/1.1.0/p.js', 0),
  ];
  heard.clear();
  const registry = {
    contract: 1,
    revision: 1,
    modules: {
      'mfe-payroll': {
        manifest: {
          ...{ contract: 1, name: 'mfe-payroll', title: 'Payroll', team: 'P', sidebar: [] },
          routes: ['/dashboard/slips/:id', '/payroll'].map((path) => ({ path, page: 'SlipPage' })),
        },
        current: {
          ...{ version: '1.1.0', base: '/modules/mfe-payroll/1.1.0/', entry: 'entry.js', container: 'p' },
          ...{ pages: {}, integrity: {} },
        },
      },
    },
  };
  document.body.innerHTML = `<script id="registry" type="application/json">${JSON.stringify(registry)}</script>`;
  window.history.replaceState({}, '', '/dashboard/slips/17?name=asha');
});
afterEach(() => jest.restoreAllMocks());

const hide = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};
const reports = ({ calls }: ReturnType<typeof fakeApi>) =>
  calls.filter(({ path }) => path === 'vitals').map(({ body }) => body);
const measure = async () => (await import('./measureVisit')).measureVisit();

test('a visit is told once, when the tab is hidden: its last measures, by the pattern of its route', async () => {
  const api = fakeApi();
  await measure();
  heard.get('lcp')?.({ value: 900 });
  heard.get('lcp')?.({ value: 1234.56789 });
  heard.get('cls')?.({ value: 0.01234 });
  hide();
  hide();
  const told = { module: 'mfe-payroll', version: '1.1.0', route: '/dashboard/slips/:id', lcp: 1234.568, cls: 0.012 };
  await waitFor(() => expect(reports(api)).toEqual([told]));
});

test('a visit that had to fetch the release’s files says so', async () => {
  const api = fakeApi();
  fetched.push(new Fetched('https://x/modules/mfe-payroll/1.1.0/entry.js', 300));
  await measure();
  heard.get('lcp')?.({ value: 900 });
  hide();
  await waitFor(() => expect(reports(api)).toMatchObject([{ lcp: 900, isFirst: true }]));
});

test('a public page that was painted before it fetched the release’s files is no first visit', async () => {
  const api = fakeApi();
  window.history.replaceState({}, '', '/payroll');
  fetched.push(new Fetched('https://x/modules/mfe-payroll/1.1.0/entry.js', 300, 950));
  await measure();
  heard.get('lcp')?.({ value: 900 });
  hide();
  const told = { module: 'mfe-payroll', version: '1.1.0', route: '/payroll', lcp: 900 };
  await waitFor(() => expect(reports(api)).toEqual([told]));
});

test('a public page that needed the release’s files for its paint is one', async () => {
  const api = fakeApi();
  window.history.replaceState({}, '', '/payroll');
  fetched.push(new Fetched('https://x/modules/mfe-payroll/1.1.0/picture.avif', 300, 120));
  await measure();
  heard.get('lcp')?.({ value: 900 });
  hide();
  await waitFor(() => expect(reports(api)).toMatchObject([{ lcp: 900, isFirst: true }]));
});

test('a page is measured once, however often that is asked for', async () => {
  await measure();
  heard.clear();
  await measure();
  expect(heard.size).toBe(0);
});

test('a page that took the place of the one that the tab opened with is not measured', async () => {
  opening = [{ name: 'https://x/dashboard/slips?of=asha' }];
  await measure();
  expect(heard.size).toBe(0);
  opening = [{ name: 'https://x/dashboard/slips/17' }];
  await measure();
  expect(heard.size).toBe(3);
  opening = [];
});

test('a page of no module is not measured, and a visit without a measure is not told', async () => {
  const api = fakeApi();
  await measure();
  hide();
  window.history.replaceState({}, '', '/dashboard/modules');
  heard.clear();
  await measure();
  expect(heard.size).toBe(0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reports(api)).toEqual([]);
});
