import { isGstin } from 'shared/domain/gstin';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { sampleClients } from './samples/sampleClients';

type Row = Record<string, string>;

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ settings: { seed: 'sample' } });
});
afterAll(() => server.close());

const get = async <T = Row[]>(path: string) => (await server.call('GET', path)).json<T>();
const clients = Object.values(sampleClients).map((client) => [client.name, client] as const);

test.each(clients)('%s is told of in every section, and each tells the same', async (name, client) => {
  const kinds = new Set((await get(`search?q=${encodeURIComponent(name)}`)).map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['Center', 'Company', 'Candidate', 'Invoice', 'Lead', 'Employee']));
  const company = (await get('companies')).find((row) => row.name === name);
  expect((await get('leads')).filter(({ convertedTo }) => convertedTo === `companies/${company?.id}`)).toEqual([
    expect.objectContaining({ ...client.lead, status: 'converted' }),
  ]);
  expect((await get('centers')).filter((center) => center.client_name === name).length).toBeGreaterThan(1);
  const candidates = [...(await get('candidates')), ...(await get('ultrahrms/candidates'))];
  expect(candidates.filter(({ position }) => position?.endsWith(`, ${name}`))).not.toEqual([]);
  expect((await get('employees')).filter(({ department }) => department === name)).toHaveLength(1);
  const invoices = (await get('invoices')).filter(({ clientName }) => clientName === name);
  expect(invoices.length).toBeGreaterThan(0);
  for (const invoice of invoices)
    expect(invoice).toMatchObject({
      companyId: company?.id,
      clientGstin: client.gstin,
      clientState: client.state,
      clientAddress: client.address,
    });
});

test.each(clients)('the GSTIN of %s is valid, and of the state of its address', (_name, { gstin, state }) => {
  expect([isGstin(gstin), gstin.slice(0, 2)]).toEqual([true, state]);
});
