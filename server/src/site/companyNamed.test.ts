import { setImmediate } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { company } from 'shared/domain/letterhead/companyFacts';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { enterRealLetterhead } from '../../test/realLetterhead';
import { ownProduct } from '../ownProduct';
import { LiveRegistry } from '../releases/registry/LiveRegistry';
import { openStore, withPage } from '../releases/releases.fixture';
import { closePools } from '../threads/pools';
import { site } from './site';

let server: TestApp;
let opened: ReturnType<typeof openStore>;
let app: FastifyInstance;

beforeEach(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
  await opened.publishCurrent({
    version: '1.0.0',
    files: { 'prerendered/page.html': '<p>%COMPANYNAME%, %COMPANYCITY%</p>' },
    change: withPage('/jobs'),
  });
  const live = await LiveRegistry.open(opened.store);
  live.close();
  app = Fastify();
  const { readCompany } = ownProduct;
  await app.register(site({ live, store: opened.store, sources: opened.sources, readCompany }), {
    db: server.db,
    settings: server.settings,
  });
});
afterEach(async () => {
  await app.close();
  await server.close();
  opened.remove();
});
afterAll(closePools);

const page = async (path: string) => (await app.inject(path)).body;
const told = (html: string) =>
  JSON.parse(/<script type="application\/json" id="company">(.+?)<\/script>/.exec(html)?.[1] ?? 'null') as unknown;

test('pages that were composed name the company as its owner has it by then, and so does their code', async () => {
  expect(await page('/jobs')).toContain(`<p>${company.name}, ${company.office.city}</p>`);
  await enterRealLetterhead(server, { name: 'R & D Staffing', address: 'MG Road\nDhanbad Road, Ranchi' });
  while (!(await page('/jobs')).includes('<p>R &amp; D Staffing, Ranchi</p>')) await setImmediate();
  expect(told(await page('/jobs'))).toMatchObject({ name: 'R & D Staffing', office: { region: 'Jharkhand' } });
  expect(told(await page('/dashboard'))).toMatchObject({ name: 'R & D Staffing' });
  expect(await page('/nowhere')).toContain('<title>404 - Page Not Found | R &amp; D Staffing</title>');
});
