import { openTestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead, realLetterhead } from '../../../../test/realLetterhead';
import { instahiresCompanies, ultrahrmsCompanies } from './companySamples';

test('each product starts with samples of its own companies, and doesn’t share new ones', async () => {
  const server = await openTestApp({ settings: { seed: 'sample' } });
  const names = async (path: string) =>
    (await server.call('GET', path))
      .json<{ name: string }[]>()
      .map(({ name }) => name)
      .sort();
  const samples = (companies: readonly { name?: string }[]) => companies.map(({ name }) => name).sort();
  expect(await names('companies')).toEqual(samples(instahiresCompanies));
  expect(await names('ultrahrms/companies')).toEqual(samples(ultrahrmsCompanies));
  await server.call('POST', 'ultrahrms/companies', { name: 'Kaveri Foods' });
  expect(await names('ultrahrms/companies')).toContain('Kaveri Foods');
  expect(await names('companies')).not.toContain('Kaveri Foods');
  await server.close();
});

test('no client can have the company’s own GSTIN, whether added, changed or imported', async () => {
  const server = await openTestApp();
  await enterRealLetterhead(server);
  const own = { name: 'Ourselves', gstin: realLetterhead.gstin };
  const { id } = (await server.call('POST', 'companies', { name: 'Acme', gstin: '29AABCF8078M1C8' })).json<{
    id: string;
  }>();
  for (const answer of [
    await server.call('POST', 'companies', own),
    await server.call('POST', 'ultrahrms/companies', own),
    await server.call('PUT', `companies/${id}`, { gstin: realLetterhead.gstin }),
    await server.call('POST', 'companies/import', { rows: [own] }),
  ])
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      expect.stringContaining('This is your company’s own GSTIN. Enter the client’s.'),
    ]);
  await server.close();
});
