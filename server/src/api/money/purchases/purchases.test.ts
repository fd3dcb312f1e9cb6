import { openTestApp, type TestApp } from '../../../../test/openTestApp';

let server: TestApp;
let supplierId: string;
beforeEach(async () => {
  server = await openTestApp();
  const gujarat = { name: 'Anita Tirkey', company: 'Safe Step', gstin: '24AAQCA8719H1ZC' };
  supplierId = (await server.call('POST', 'suppliers', gujarat)).json().id;
});
afterEach(() => server.close());

const bill = (more: object = {}) => ({
  ...{ supplierId, number: 'SS/101', date: '2026-05-10', placeOfSupply: '20', taxablePaise: 10_000_00, percent: 18 },
  ...more,
});
const add = (more: object = {}) => server.call('POST', 'purchases', bill(more));

test('a bill is stored with its taxes, its total and whose it is', async () => {
  const answer = await add();
  expect(answer.statusCode).toBe(201);
  expect((await server.call('GET', `purchases/${answer.json().id}`)).json()).toMatchObject({
    ...{ supplierName: 'Safe Step', supplierGstin: '24AAQCA8719H1ZC', financialYear: '2026-27', status: 'Unpaid' },
    ...{ cgstPaise: 0, sgstPaise: 0, igstPaise: 1_800_00, totalPaise: 11_800_00 },
  });
});

test('the same number of a supplier is refused in a financial year, whatever the case, and taken in the next', async () => {
  await add();
  const second = await add({ number: 'ss/101', date: '2026-06-01' });
  expect([second.statusCode, second.json().message]).toEqual([
    409,
    'Bill ss/101 of this supplier, of 10 May 2026, is entered already. Correct that one, or the number.',
  ]);
  expect((await add({ date: '2026-03-31' })).statusCode).toBe(201);
  const other = (await server.call('POST', 'suppliers', { name: 'Rakesh Mahto' })).json().id;
  expect((await add({ supplierId: other, percent: 0 })).statusCode).toBe(201);
});

test('a deleted bill gives its number back, and does not come back beside another', async () => {
  const { id } = (await add()).json();
  await server.call('DELETE', `purchases/${id}`);
  expect((await add()).statusCode).toBe(201);
  expect((await server.call('POST', `purchases/${id}/restore`)).statusCode).toBe(409);
});

test.each([
  ['no value', { taxablePaise: 0 }, 'taxablePaise'],
  ['a day to come', { date: '2099-01-01' }, 'date'],
  ['a due date before the bill', { dueDate: '2026-05-01' }, 'dueDate'],
  ['a rate that GST has not', { percent: 17 }, 'percent'],
  ['the taxes of another state', { cgstPaise: 900_00, sgstPaise: 900_00 }, 'cgstPaise'],
  ['a total that is not the sum', { totalPaise: 12_000_00 }, 'totalPaise'],
  ['a supplier who is not there', { supplierId: 'nobody' }, 'supplierId'],
])('%s is refused at its field, and nothing is stored', async (_what, change, path) => {
  const answer = await add(change);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
  expect((await server.call('GET', 'purchases')).json()).toEqual([]);
});

test('bills are found by their supplier, and added up as they are selected', async () => {
  await add({ paidOn: '2026-05-20' });
  await add({ number: 'SS/102', date: '2026-06-02', taxablePaise: 5_000_00 });
  const found = async (query: string) =>
    (await server.call('GET', `purchases?${query}`)).json().map(({ number }: { number: string }) => number);
  expect(await found('q=safe step')).toEqual(['SS/102', 'SS/101']);
  expect(await found('status=Unpaid')).toEqual(['SS/102']);
  expect((await server.call('GET', 'purchases/totals?q=safe')).json()).toEqual([
    { type: 'value', count: 2, amountPaise: 15_000_00 },
    { type: 'tax', count: 2, amountPaise: 2_700_00 },
    { type: 'total', count: 2, amountPaise: 17_700_00 },
    { type: 'unpaid', count: 1, amountPaise: 5_900_00 },
  ]);
});

test('a bill of several rates has the tax of each, and refuses values that don’t add up', async () => {
  const rates = [
    { percent: 18, taxablePaise: 6_000_00 },
    { percent: 5, taxablePaise: 4_000_00 },
  ];
  expect((await add({ percent: 0, rates })).json()).toMatchObject({ percent: 18, igstPaise: 1_280_00, rates });
  const wrong = await add({ number: 'SS/2', rates: rates.slice(1) });
  expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([400, 'rates']);
});

test('a file names suppliers by GSTIN or name; a row that is there already is refused', async () => {
  await add();
  const rows = [
    bill({ supplierId: 'Safe Step', number: 'SS/103' }),
    bill({ supplierId: '24AAQCA8719H1ZC', number: 'SS/104' }),
  ];
  const check = await server.call('POST', 'purchases/import/check', {
    rows: [...rows, bill({ supplierId: 'Safe Step' })],
  });
  expect(check.json().map(({ state }: { state: string }) => state)).toEqual(['new', 'new', 'refused']);
  expect((await server.call('POST', 'purchases/import', { rows })).statusCode).toBe(201);
  expect((await server.call('GET', `purchases?supplierId=${supplierId}`)).json()).toHaveLength(3);
});

test('what is exported can be read again', async () => {
  await add({ nature: 'contract' });
  const [head, line] = (await server.call('GET', 'purchases/export.csv')).body.split('\r\n');
  expect(head).toContain('"Supplier","Supplier’s name","Kind","Number","Date"');
  expect(line).toBe(
    '"24AAQCA8719H1ZC","Safe Step","Bill","SS/101","2026-05-10","Jharkhand","","10000.00","18","0.00","0.00","1800.00","11800.00","0.00","11800.00","No","","100","Work of a contractor, supply of labour","","",""',
  );
});

test('what is kept back follows all bills of the year, and the rows of the law as they are', async () => {
  const taxed = { nature: 'contract', date: '2026-05-10' };
  for (const [number, rupees] of [
    ['A', 25_000],
    ['B', 80_000],
  ] as const)
    await add({ ...taxed, number, taxablePaise: rupees * 100 });
  const kept = async () =>
    (await server.call('GET', 'purchases?sort=number'))
      .json()
      .map(({ kept: tax, payablePaise }: { kept: { taxPaise: number; code: string }; payablePaise: number }) => [
        ...[tax.code, tax.taxPaise, payablePaise],
      ]);
  expect(await kept()).toEqual([
    ['1024', 0, 29_500_00],
    ['1024', 2_100_00, 92_300_00],
  ]);
  const [row] = (await server.call('GET', 'law-rows?kind=supplier-tax&q=Others')).json();
  await server.call('PUT', `law-rows/${row.id}`, { ...row, value: { ...row.value, percent: 5 } });
  expect((await kept())[1]).toEqual(['1024', 5_250_00, 89_150_00]);
});

test('without a PAN the higher rate is kept back, and it says so', async () => {
  const nobody = (await server.call('POST', 'suppliers', { name: 'Rakesh Mahto' })).json().id;
  const { id } = (
    await add({ supplierId: nobody, percent: 0, nature: 'professional', taxablePaise: 60_000_00 })
  ).json();
  const { kept } = (await server.call('GET', `purchases/${id}`)).json();
  expect(kept).toMatchObject({ percent: 20, taxPaise: 12_000_00, isWithoutPan: true });
  expect(kept.steps.at(-1).why).toContain('20% is due instead of 10%');
});

test('a supplier’s certificate and a transporter’s declaration lower what is kept back of their bills', async () => {
  const supplier = async (body: object) =>
    server.call('POST', 'suppliers', { name: 'Imran Ansari', pan: 'AAAPA1111A', ...body });
  const certificate = { lowerTaxNumber: '1234AB567C', lowerTaxPercent: 0.25, lowerTaxTo: '2027-03-31' };
  const open = await supplier(certificate);
  expect([open.statusCode, open.json().errors[0].path]).toEqual([400, 'lowerTaxFrom']);
  const keptOf = async (body: object) => {
    const { id } = (await supplier(body)).json();
    const bill = await add({ supplierId: id, percent: 0, nature: 'contract', taxablePaise: 60_000_00, number: 'L1' });
    const { kept, payablePaise } = (await server.call('GET', `purchases/${bill.json().id}`)).json();
    return [kept.taxPaise, payablePaise, kept.steps.at(-1).why];
  };
  expect(await keptOf({ ...certificate, lowerTaxFrom: '2026-04-01' })).toEqual([
    ...[150_00, 59_850_00, expect.stringContaining('0.25% of ₹60,000.00 by certificate 1234AB567C')],
  ]);
  expect(await keptOf({ transporterFrom: '2026-04-01' })).toEqual([
    ...[0, 60_000_00, expect.stringContaining('at most ten goods carriages')],
  ]);
});

test('suppliers that become one keep the bills of both', async () => {
  const twin = (await server.call('POST', 'suppliers', { name: 'Safe Step Footwear' })).json().id;
  await add({ supplierId: twin, number: 'SS/9', percent: 0 });
  await server.call('POST', `suppliers/${supplierId}/merge`, { other: twin, take: [] });
  expect((await server.call('GET', `purchases?supplierId=${supplierId}`)).json()).toHaveLength(1);
});
