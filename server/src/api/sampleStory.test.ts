import { isGstin } from 'shared/domain/records/gstin';
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
  const centers = (await get('centers')).filter((center) => center.client_name === name);
  expect(centers.length).toBeGreaterThan(1);
  expect(new Set(centers.map(({ companyId }) => companyId))).toEqual(new Set([company?.id]));
  const candidates = [...(await get('candidates')), ...(await get('ultrahrms/candidates'))];
  expect(candidates.filter(({ position }) => position?.endsWith(`, ${name}`))).not.toEqual([]);
  const employed = (await get('employees')).filter(({ department }) => department === name);
  expect(employed).toHaveLength(1);
  expect(centers.map(({ id }) => id)).toContain(employed[0]?.centerId);
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
