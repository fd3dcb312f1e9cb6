import { openTestApp } from '../../../test/openTestApp';
import { instahiresCompanies, ultrahrmsCompanies } from './companySamples';

test('each product begins with samples of its own companies, and keeps to itself what is added', async () => {
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
