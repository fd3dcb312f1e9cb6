import { databaseBefore, stored } from '../../../test/databaseBefore';
import { anyTable } from '../tables';

const company = (id: string, name: string, product = 'instahires') => ({
  ...stored(id),
  name,
  product,
  status: 'Active',
});
const invoice = (id: string, clientName: string, clientGstin = '', more: object = {}) => ({
  ...stored(id),
  clientName,
  clientGstin,
  invoiceNo: id,
  status: 'issued',
  date: '2026-04-01',
  ...more,
});

test('what named a company belongs to it, by its exact name or the GSTIN of its invoices; what was issued says what it said', async () => {
  const { db, run, read } = await databaseBefore('195-client-records', {
    companies: [
      company('e', 'Everkart Retail'),
      company('t1', 'Two of a name'),
      company('t2', 'Two of a name'),
      company('u', 'Himgiri', 'ultrahrms'),
      { ...company('gone', 'Gone'), deletedAt: '2026-04-02T09:00:00.000Z' },
    ],
    centers: [
      { ...stored('c1'), client_name: ' everkart retail ' },
      { ...stored('c2'), client_name: 'Everkart' },
      { ...stored('c3'), client_name: 'Two of a name' },
      { ...stored('c4'), client_name: 'Himgiri' },
      { ...stored('c5'), client_name: 'Gone' },
    ],
    invoices: [
      invoice('i1', 'Everkart Retail', '27AAPCE4821K1Z9', {
        clientState: '27',
        clientAddress: 'Chakan',
        date: '2026-04-03',
      }),
      invoice('i2', 'Everkart Retail', '27AAPFU0939F1ZV', { clientState: '27', clientAddress: 'Old' }),
      invoice('i3', 'EVERKART (old name)', '27AAPCE4821K1Z9'),
      invoice('i4', 'Somebody else', '24AAQCA8719H1ZC'),
      { ...invoice('i5', 'Everkart Retail'), companyId: 't1' },
    ],
    leads: [
      { ...stored('l1'), convertedTo: 'companies/e' },
      { ...stored('l2'), convertedTo: 'ultrahrms/companies/u' },
      { ...stored('l3'), convertedTo: '' },
    ],
  });
  await run();

  const companyOf = async (table: string) => Object.fromEntries(await read(table, 'id', 'companyId')) as object;
  expect(await companyOf('centers')).toEqual({ c1: 'e', c2: '', c3: '', c4: '', c5: '' });
  expect(await companyOf('invoices')).toEqual({ i1: 'e', i2: 'e', i3: 'e', i4: '', i5: 't1' });
  expect(await companyOf('leads')).toEqual({ l1: 'e', l2: '', l3: '' });
  const [everkart] = await anyTable(db).selectFrom('companies').selectAll().where('id', '=', 'e').execute();
  expect(everkart).toMatchObject({
    gstin: '27AAPCE4821K1Z9',
    state: '27',
    address: 'Chakan',
    contacts: '[]',
    addresses: '[]',
  });
  const [renamed] = await anyTable(db).selectFrom('invoices').selectAll().where('id', '=', 'i3').execute();
  expect(renamed).toMatchObject({ clientName: 'EVERKART (old name)', version: 1 });
}, 60_000);
