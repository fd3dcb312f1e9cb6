import type { Invoice } from 'shared/domain/invoice';
import type { Job } from './besideJobs';
import { type Call, taken } from './withProduct';

const LINES = 200;
const ARCHIVE = 30;
const SIGN_INS = 40;
const IMPORTED = 10_000;
/** The most rows that one call takes. */
const AT_ONCE = 500;

const longInvoice = {
  clientName: 'Acme Foods',
  date: '2026-11-01',
  taxPercent: 18,
  items: Array.from({ length: LINES }, (_line, index) => ({
    id: String(index),
    description: `Loaders of the night shift, ${'as agreed, '.repeat(15)}`,
    quantity: 1,
    pricePaise: 100_00,
  })),
};

const files: Readonly<Record<string, (n: number) => object>> = {
  centers: (n) => ({
    client_name: `Client ${n % 500}`,
    center_code: `IMP-${n}`,
    center_typ: 'Hub',
    state: 'Jharkhand',
    city: 'Ranchi',
    escalation1: `Anil ${n}`,
    mobile1: String(9_000_000_000 + n),
  }),
  employees: (n) => ({
    name: `Anil ${n}`,
    code: `IMP-${n}`,
    uan: String(100_700_000_000 + n),
    esicNumber: String(3_700_000_000 + n),
    designation: 'Guard',
    basicPaise: 15_000_00,
    grossPaise: 20_000_00,
  }),
  candidates: (n) => ({
    name: `Sunita ${n}`,
    email: `sunita${n}@example.com`,
    phone: String(9_100_000_000 + n),
    position: 'Guard',
  }),
};
/** The longest that a file of them may take to be checked, and to be stored, in seconds. */
const CHECKED_IN = 5;
const STORED_IN = 10;

/** Every kind of heavy work that the product has, on a product with many records. */
export async function heavyJobs(call: Call): Promise<Job[]> {
  /** A sign-in of somebody who has no account costs as much as any, and each is somebody else's. */
  const refused = (n: number) =>
    call('POST', 'auth/login', { email: `nobody${n}@example.com`, password: 'wrong horse' });
  const send = async (path: string, rows: readonly object[]) => {
    for (let from = 0; from < IMPORTED; from += AT_ONCE)
      await taken(call('POST', path, { rows: rows.slice(from, from + AT_ONCE) }));
  };
  const imports = Object.entries(files).flatMap(([path, row]): Job[] => {
    const rows = Array.from({ length: IMPORTED }, (_row, n) => row(n));
    return [
      {
        name: `check of ${IMPORTED} ${path} of a file`,
        run: () => send(`${path}/import/check`, rows),
        most: CHECKED_IN,
      },
      { name: `import of ${IMPORTED} ${path}`, run: () => send(`${path}/import`, rows), most: STORED_IN },
    ];
  });
  const ids: string[] = [];
  for (let made = 0; made < ARCHIVE; made += 1)
    ids.push(((await (await call('POST', 'invoices', longInvoice)).json()) as Invoice).id);
  const modules = (await (await call('GET', 'releases')).json()) as { module: string; current: string }[];
  const promoted = modules.find(({ module }) => module === 'mfe-public');
  return [
    { name: 'nothing', run: () => new Promise((resolve) => setTimeout(resolve, 3_000)) },
    { name: `PDF of ${LINES} long lines`, run: () => taken(call('GET', `invoices/${ids[0]}/pdf`)) },
    { name: `archive of ${ARCHIVE} of them`, run: () => taken(call('GET', `invoices/pdfs.zip?ids=${ids.join(',')}`)) },
    {
      name: `${SIGN_INS} sign-ins at once`,
      run: () => Promise.all(Array.from({ length: SIGN_INS }, (_person, n) => refused(n))),
    },
    { name: 'CSV of every center', run: () => taken(call('GET', 'centers/export.csv')) },
    { name: 'CSV of every invoice', run: () => taken(call('GET', 'invoices/export.csv')) },
    { name: 'GSTR-1 of a month', run: () => taken(call('GET', 'invoices/gstr1.csv?month=2026-11')) },
    ...imports,
    {
      name: 'promotion',
      run: () => taken(call('POST', `releases/${promoted?.module}/promote`, { version: promoted?.current })),
    },
  ];
}
