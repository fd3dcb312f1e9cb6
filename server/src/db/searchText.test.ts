import { openTestApp, type TestApp } from '../../test/openTestApp';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const get = async (path: string) => (await server.call('GET', path)).json<Record<string, unknown>[]>();
const find = async (list: string, words: string) => get(`${list}?q=${encodeURIComponent(words)}`);

describe('a phone number', () => {
  beforeAll(async () => {
    await server.call('POST', 'candidates', { name: 'Ravi', position: 'Guard', phone: '+91 98765-43210' });
    await server.call('POST', 'candidates', { name: 'Mohan', position: 'Guard', phone: '9811111111' });
    await server.call('POST', 'suppliers', { name: 'Ravi Traders', phone: '(0326) 220-3456' });
    await server.call('POST', 'companies', {
      name: 'Zeta Motors',
      contacts: [{ name: 'Bela', phone: '09876543219' }],
    });
  });

  test.each([
    '+91 98765-43210',
    '09876543210',
    '98765 43210',
    '9876543210',
    '98765.43',
    '43210',
    'ravi +91-98765 43210',
  ])('is found as %s', async (typed) => {
    expect(await find('candidates', typed)).toMatchObject([{ name: 'Ravi' }]);
  });

  test('that is another is not found', async () => {
    expect(await find('candidates', '98765 43211')).toEqual([]);
    expect(await find('candidates', 'mohan 98765 43210')).toEqual([]);
  });

  test('of an office, or of somebody at a company, is found too', async () => {
    expect(await find('suppliers', '+91 326 2203456')).toMatchObject([{ name: 'Ravi Traders' }]);
    expect(await find('companies', '98765 43219')).toMatchObject([{ name: 'Zeta Motors' }]);
    expect(await get(`search?q=${encodeURIComponent('+91 98765 43210')}`)).toMatchObject([{ title: 'Ravi' }]);
  });
});

describe('an invoice', () => {
  beforeAll(async () => {
    const items = [{ id: '1', description: 'Security guards, night shift', quantity: 1, pricePaise: 12_000_000 }];
    await server.call('POST', 'invoices', { clientName: 'Zeta Motors', items, notes: 'Your PO 4500017788' });
    await server.call('POST', 'invoices', {
      clientName: 'Everkart',
      items: [{ ...items[0], description: 'Loaders', pricePaise: 112_000_000 }],
    });
  });

  test.each(['1,20,000', '₹1,20,000.00', 'Rs 120000', '120,000', '4500017788', 'night shift', 'PO 4500017788'])(
    'is found by %s',
    async (typed) => {
      expect(await find('invoices', typed)).toMatchObject([{ clientName: 'Zeta Motors' }]);
    },
  );

  test('is not found by another amount', async () => {
    expect(await find('invoices', '1,20,001')).toEqual([]);
    expect(await find('invoices', '₹12,000')).toEqual([]);
  });
});

test('a ledger’s entries are found by their amounts', async () => {
  await server.call('POST', 'debits', { description: 'Rent', amountPaise: 4_550_050, date: '2026-11-01' });
  expect(await find('debits', '45,500.50')).toMatchObject([{ description: 'Rent' }]);
  expect(await find('debits', '45500.50')).toMatchObject([{ description: 'Rent' }]);
});

describe('what is current', () => {
  const titles = async (words: string) => (await get(`search?q=${words}`)).map(({ title }) => title);

  test('comes before what is old, and the newest first', async () => {
    for (const [name, status] of [
      ['Granite 1', 'Active'],
      ['Granite 2', 'Inactive'],
      ['Granite 3', 'Approved'],
      ['Granite 4', 'Rejected'],
    ])
      await server.call('POST', 'companies', { name, status });
    expect(await titles('granite')).toEqual(['Granite 3', 'Granite 1', 'Granite 4', 'Granite 2']);
  });

  test('is shown where there is more than has room', async () => {
    await server.call('POST', 'employees', { name: 'Quarry Worker 0', basicPaise: 100, grossPaise: 100 });
    for (let n = 1; n <= 6; n += 1)
      await server.call('POST', 'employees', {
        ...{ name: `Quarry Worker ${n}`, basicPaise: 100, grossPaise: 100, joinedOn: '2025-01-01' },
        leftOn: '2025-06-30',
      });
    expect((await titles('quarry'))[0]).toBe('Quarry Worker 0');
  });
});
