import { openTestApp, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
afterEach(() => server.close());

const names = async (path: string) =>
  (await server.call('GET', path)).json<{ name: string }[]>().map(({ name }) => name);

describe('a fresh start', () => {
  beforeEach(async () => {
    server = await openTestApp({ settings: { seed: 'sample' } });
  });

  test.each(['pricing-plans', 'ultrahrms/pricing-plans'])(
    'has the sample plans Basic 49, Standard 99 and Premium 199 dollars in %s',
    async (path) => {
      const plans = (await server.call('GET', path)).json<
        { name: string; priceMinor: number; currency: string; features: string[] }[]
      >();
      expect(plans.map(({ name, priceMinor, currency }) => [name, priceMinor / 100, currency])).toEqual([
        ['Basic', 49, 'USD'],
        ['Standard', 99, 'USD'],
        ['Premium', 199, 'USD'],
      ]);
      expect(plans.every(({ features }) => features.length > 0)).toBe(true);
    },
  );

  test('counts what it has by status, whole and per product', async () => {
    for (const path of ['candidates', 'ultrahrms/candidates', 'companies', 'ultrahrms/companies']) {
      const counts = (await server.call('GET', `${path}/counts`)).json<Record<string, number>>();
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe((await names(path)).length);
    }
  });

  test('has HR staff for both products, in the order of the samples', async () => {
    expect((await names('hr-staff'))[0]).toBe('Kavita Sinha');
    expect((await names('ultrahrms/hr-staff'))[0]).toBe('Anita Joshi');
  });
});

describe('candidates', () => {
  beforeEach(async () => {
    server = await openTestApp();
  });
  const asha = { name: 'Asha', email: 'asha@example.com', position: 'Welder' };

  test('begin as Pending and may take any status from any other, each change in the history', async () => {
    const { id, status } = (await server.call('POST', 'candidates', asha)).json<{ id: string; status: string }>();
    expect(status).toBe('Pending');
    for (const next of ['Selected', 'Pending', 'Rejected', 'Interviewed']) {
      expect((await server.call('PUT', `candidates/${id}`, { status: next })).json()).toMatchObject({
        ...asha,
        status: next,
      });
    }
    const history = (await server.call('GET', `candidates/${id}/history`)).json<{ by: string; changes: object }[]>();
    expect(history).toHaveLength(5);
    expect(history[0]).toMatchObject({ by: 'Asha Rao', changes: { status: ['Rejected', 'Interviewed'] } });
  });

  test('may have a phone number in place of the email address, which the CSV has too', async () => {
    const { email: _, ...known } = asha;
    expect((await server.call('POST', 'candidates', { ...known, phone: '9876500101' })).json()).toMatchObject({
      email: '',
      phone: '9876500101',
    });
    expect((await server.call('GET', 'candidates?q=98765')).json()).toHaveLength(1);
    expect((await server.call('GET', 'candidates/export.csv')).body).toContain(
      '"Asha","Welder","","9876500101","","","Pending",""',
    );
  });

  test('belong to the product of their path, whatever is sent', async () => {
    await server.call('POST', 'ultrahrms/candidates', { ...asha, product: 'instahires' });
    expect(await names('candidates')).toEqual([]);
    expect(await names('ultrahrms/candidates')).toEqual(['Asha']);
    expect((await server.call('GET', 'ultrahrms/candidates/counts')).json()).toEqual({
      Pending: 1,
      Interviewed: 0,
      Selected: 0,
      Rejected: 0,
    });
  });

  test('of one product can not be reached through the other', async () => {
    const { id } = (await server.call('POST', 'candidates', asha)).json<{ id: string }>();
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect(
        (await server.call(method, `ultrahrms/candidates/${id}`, method === 'PUT' ? { status: 'Selected' } : undefined))
          .statusCode,
      ).toBe(404);
  });

  test('that were deleted are not counted until they are restored', async () => {
    const { id } = (await server.call('POST', 'candidates', asha)).json<{ id: string }>();
    await server.call('DELETE', `candidates/${id}`);
    expect((await server.call('GET', 'candidates/counts')).json()).toMatchObject({ Pending: 0 });
    await server.call('POST', `candidates/${id}/restore`);
    expect((await server.call('GET', 'candidates/counts')).json()).toMatchObject({ Pending: 1 });
  });

  test.each([['name'], ['email'], ['position']])('without %s are refused, and nothing is stored', async (field) => {
    const answer = await server.call('POST', 'candidates', { ...asha, [field]: ' ' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toEqual([field]);
    expect(await names('candidates')).toEqual([]);
  });
});

describe('HR staff and pricing plans', () => {
  beforeEach(async () => {
    server = await openTestApp();
  });

  test("HR staff without a name or role get 'Name & Role required!'", async () => {
    const answer = await server.call('POST', 'hr-staff', { name: '', role: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { msg: string }[] }>().errors[0]?.msg).toBe('Name & Role required!');
  });

  test.each([0, -100, 49.5, null])('a plan with the price %p is refused', async (priceMinor) => {
    expect((await server.call('POST', 'pricing-plans', { name: 'Odd', priceMinor })).statusCode).toBe(400);
    expect(await names('pricing-plans')).toEqual([]);
  });

  test('a plan keeps its features in their order, and its history tells when they change', async () => {
    const { id } = (
      await server.call('POST', 'pricing-plans', { name: 'Team', priceMinor: 7500, features: ['b', 'a'] })
    ).json<{ id: string }>();
    await server.call('PUT', `pricing-plans/${id}`, { features: ['a', 'b', 'c'] });
    expect((await server.call('GET', `pricing-plans/${id}`)).json()).toMatchObject({
      name: 'Team',
      currency: 'USD',
      features: ['a', 'b', 'c'],
    });
    const history = (await server.call('GET', `pricing-plans/${id}/history`)).json<
      { changes: Record<string, unknown> }[]
    >();
    expect(history[0]?.changes).toEqual({
      features: [
        ['b', 'a'],
        ['a', 'b', 'c'],
      ],
    });
  });

  test('plans are listed from the cheapest on', async () => {
    for (const [name, priceMinor] of [
      ['Large', 900],
      ['Small', 100],
      ['Medium', 500],
    ])
      await server.call('POST', 'pricing-plans', { name, priceMinor });
    expect(await names('pricing-plans?page=1')).toEqual(['Small', 'Medium', 'Large']);
  });

  test('export what their lists show', async () => {
    await server.call('POST', 'pricing-plans', {
      name: 'Team',
      priceMinor: 7450,
      features: ['Ten seats', 'Phone support'],
    });
    await server.call('POST', 'hr-staff', { name: 'Manoj', role: 'Recruiter' });
    expect((await server.call('GET', 'pricing-plans/export.csv')).body.trim().split(/\r?\n/)).toEqual([
      '"Name","Currency","Price","Features"',
      '"Team","USD","74.5","Ten seats; Phone support"',
    ]);
    expect((await server.call('GET', 'hr-staff/export.csv')).body.trim().split(/\r?\n/)).toEqual([
      '"Name","Role","Email","Phone"',
      '"Manoj","Recruiter","",""',
    ]);
    for (const [path, header] of [
      ['candidates', '"Name","Position","Email","Phone","City","Skills","Status","CV"'],
      ['companies', '"Name","Industry","Email","Phone","Status"'],
    ]) {
      expect((await server.call('GET', `${path}/export.csv`)).body.trim()).toBe(header);
    }
  });
});
