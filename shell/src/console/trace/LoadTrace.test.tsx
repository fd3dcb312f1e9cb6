import '../modules/federation.fixture';
import { screen, within } from '@testing-library/react';
import { renderScreen } from 'shared/testing';
import { ModuleFailure } from '../../loader/ModuleFailure';
import { recordFailure, recordLoad } from '../../loader/moduleHealth';
import { registryFixture } from '../registry.fixture';
import { LoadTrace } from './LoadTrace';
import { readTrace } from './readTrace';

jest.mock('../../loader/sendReport', () => ({ sendReport: () => Promise.resolve() }));

/** A request as the browser records it. */
const request = (path: string, startTime: number, how: Partial<PerformanceResourceTiming> = {}) => ({
  name: new URL(path, document.baseURI).href,
  startTime,
  duration: 12.4,
  ...{ transferSize: 1000, decodedBodySize: 3000, responseStatus: 200 },
  ...how,
});

const requests = [
  request('/shell/shell.abc.js', 5),
  request('/modules/mfe-clients/1.0.0/entry.1a.js', 40, { transferSize: 0 }),
  request('/modules/mfe-clients/1.0.0/LeadsPage.2b.js', 60, {
    transferSize: 0,
    decodedBodySize: 0,
    responseStatus: 503,
  }),
  request('/modules/mfe-clients/1.0.0/LeadsPage.2b.js?again=1', 400),
  request('http://127.0.0.1:4000/dev/mfe-own/entry.js', 410),
  request('/api/registry?x=secret', 30, { responseStatus: 304, transferSize: 300 }),
  request('/api/leads?q=Asha', 500, { transferSize: 0, decodedBodySize: 0, responseStatus: 0 }),
  request('/favicon.svg', 10),
];

function browserKept(resources: object[] = requests) {
  const kept: Record<string, object[]> = {
    resource: resources,
    navigation: [{ ...request('/dashboard/leads', 0), responseEnd: 25, domInteractive: 55 }],
    paint: [{ name: 'first-contentful-paint', startTime: 80.6 }],
  };
  Object.assign(performance, { getEntriesByType: (type: string) => kept[type] ?? [] });
}
afterEach(() => void Reflect.deleteProperty(performance, 'getEntriesByType'));
const read = () => readTrace(registryFixture, '/api');

test('each request has its phase, release, times and source; what is no part of a load is left out', () => {
  browserKept();
  expect(read().steps.map(({ phase, what, release, from }) => [phase, what, release, from])).toEqual([
    ['document', '/dashboard/leads', undefined, 'server'],
    ['shell and shared packages', 'shell.abc.js', undefined, 'server'],
    ['entry', 'entry.1a.js', 'mfe-clients 1.0.0', 'browser cache'],
    ['chunks', 'LeadsPage.2b.js', 'mfe-clients 1.0.0', 'server'],
    ['chunks', 'LeadsPage.2b.js', 'mfe-clients 1.0.0', 'server'],
    ['entry', 'entry.js', 'mfe-own, own build', 'http://127.0.0.1:4000'],
    ['registry', 'registry', undefined, 'browser cache, confirmed'],
    ['calls', 'leads', undefined, 'server'],
  ]);
  expect(read().steps[2]).toMatchObject({ start: 40, took: 12, bytes: 0, attempt: 1 });
  expect(read().render).toEqual([
    { what: 'document parsed', at: 55 },
    { what: 'first contentful paint', at: 81 },
  ]);
});

test('what was tried again and what failed is told, and no query value', () => {
  browserKept();
  const { steps } = read();
  expect(steps.filter(({ phase }) => phase === 'chunks')).toMatchObject([
    { attempt: 1, failed: 'status 503' },
    { attempt: 2 },
  ]);
  expect(steps.at(-1)).toMatchObject({ failed: 'no answer' });
  expect(JSON.stringify(steps)).not.toMatch(/secret|Asha|again/);
});

test('it says when the browser has kept no more', () => {
  browserKept(Array.from({ length: 250 }, (_, place) => request('/api/leads', place)));
  expect(read().isCut).toBe(true);
});

test('a person reads what runs instead of what was asked for, and copies all of it as JSON', async () => {
  browserKept();
  const module = registryFixture.modules['mfe-clients'];
  if (!module) throw new Error('The registry has no mfe-clients.');
  const context = { module: 'mfe-clients', team: 'Clients', version: '1.0.0', page: 'LeadsPage' };
  recordFailure(new ModuleFailure('page', { kind: 'status', status: 503 }, context));
  recordLoad(module, { ...module.current, version: '0.9.0' }, 120.2);
  const { user } = renderScreen(<LoadTrace registry={registryFixture} />);
  expect(screen.getByText(/^mfe-clients runs 0\.9\.0 instead of 1\.0\.0/)).toBeVisible();
  expect(screen.getByText('Its first page was ready after 120 ms.')).toBeVisible();
  expect(screen.getByText(/^1\.0\.0, LeadsPage \(page\): the server answered 503/)).toBeVisible();
  const chunks = within(screen.getByRole('region', { name: 'chunks' })).getAllByRole('listitem');
  expect(chunks.map(({ textContent }) => textContent)).toEqual([
    'mfe-clients 1.0.0: LeadsPage.2b.js60 ms, took 12 ms, failed: status 503',
    'mfe-clients 1.0.0: LeadsPage.2b.js400 ms, took 12 ms, from server, 1000 B, attempt 2',
  ]);
  await user.click(screen.getByRole('button', { name: 'Copy JSON' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  const { modules, shared } = JSON.parse(await navigator.clipboard.readText()) as ReturnType<typeof readTrace>;
  expect(modules).toMatchObject([{ module: 'mfe-clients', asked: '1.0.0', runs: '0.9.0', ready: 120 }]);
  expect(shared).toEqual([{ name: 'dayjs', version: '1.11.13', from: 'shell', loaded: true }]);
});
