import { addMonths, today } from 'shared/domain/dates/dates';
import { financialYearOf, quarterOf } from 'shared/domain/dates/financialYear';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { uploadForm } from '../../../../test/uploadForm';
import { samplePdf } from '../../certificates/samplePdf';

let server: TestApp;
let companyId: string;
/** A day whose certificate is already due, and its quarter. */
const day = addMonths(today(), -9);
const quarter = `${financialYearOf(day)} Q${quarterOf(day)}`;
beforeEach(async () => {
  server = await openTestApp();
  const company = { name: 'Acme Foods', email: 'accounts@acme.example', tans: ['MUMA12345B'] };
  companyId = (await server.call('POST', 'companies', company)).json().id;
  await server.call('POST', 'receipts', { companyId, date: day, amountPaise: 96_000_00, tdsPaise: 4_000_00 });
});
afterEach(() => server.close());

const certificate = () => ({
  companyId,
  clientName: 'x',
  number: 'KLMNOP1',
  quarter,
  taxPaise: 4_000_00,
  date: today(),
});
const missing = async () => (await server.call('GET', 'tds-certificates/missing')).json();

test('a certificate that is due and not here is listed with a message; once it is recorded it is not', async () => {
  await server.call('POST', 'receipts', { companyId, date: today(), amountPaise: 1, tdsPaise: 1 });
  expect(await missing()).toEqual([
    expect.objectContaining({
      companyId,
      clientName: 'Acme Foods',
      quarter,
      taxPaise: 4_000_00,
      email: 'accounts@acme.example',
    }),
  ]);
  expect((await missing())[0].message).toContain('You kept back ₹4,000.00 of tax');
  const added = await server.call('POST', 'tds-certificates', certificate());
  expect([added.statusCode, added.json()]).toEqual([
    201,
    expect.objectContaining({ clientName: 'Acme Foods', tan: 'MUMA12345B', recordedPaise: 4_000_00, state: 'Agrees' }),
  ]);
  expect(await missing()).toEqual([]);
});

test('several certificates of a quarter stand together beside it; one number is one certificate', async () => {
  await server.call('POST', 'tds-certificates', { ...certificate(), taxPaise: 1_000_00 });
  const second = await server.call('POST', 'tds-certificates', {
    ...certificate(),
    number: 'KLMNOP2',
    taxPaise: 3_000_00,
  });
  expect(second.json().state).toBe('Agrees');
  const twice = await server.call('POST', 'tds-certificates', { ...certificate(), number: 'klmnop1' });
  expect([twice.statusCode, twice.json().message]).toEqual([
    409,
    expect.stringMatching(/^Certificate klmnop1 of Acme Foods is recorded already, for Q\d /),
  ]);
  const other = await server.call('POST', 'tds-certificates', { ...certificate(), quarter: '2019-20 Q1', number: 'A' });
  expect(other.json().state).toBe('Nothing recorded');
});

test('of GST the certificates stand beside what was kept back of GST, and no certificate of income tax is theirs', async () => {
  await server.call('POST', 'receipts', { companyId, date: day, amountPaise: 96_000_00, gstTdsPaise: 2_000_00 });
  const added = await server.call('POST', 'tds-certificates', {
    ...certificate(),
    ...{ tax: 'GST-TDS', taxPaise: 2_000_00 },
  });
  expect(added.json()).toMatchObject({ tan: '', recordedPaise: 2_000_00, state: 'Agrees' });
  expect(await missing()).toMatchObject([{ taxPaise: 4_000_00 }]);
  const income = await server.call('POST', 'tds-certificates', certificate());
  expect([income.statusCode, income.json()]).toEqual([
    201,
    expect.objectContaining({ tax: 'TDS', recordedPaise: 4_000_00, state: 'Agrees' }),
  ]);
});

test('it is stored with its file and its amounts; a TAN or quarter that is none is refused', async () => {
  const { payload, headers } = uploadForm(
    { ...certificate(), taxPaise: '400000', number: '12345' },
    { name: 'form131.pdf', content: samplePdf('Form 131') },
  );
  const added = await server.call('POST', 'tds-certificates/upload', payload, { headers });
  expect([added.statusCode, added.json()]).toEqual([
    201,
    expect.objectContaining({ file: 'form131.pdf', taxPaise: 4_000_00, number: '12345' }),
  ]);
  const wrong = await server.call('POST', 'tds-certificates', {
    ...certificate(),
    tan: 'MUM',
    quarter: 'Q1',
    taxPaise: 0,
  });
  expect(wrong.json().errors.map(({ path }: { path: string }) => path)).toEqual(['tan', 'quarter', 'taxPaise']);
});
