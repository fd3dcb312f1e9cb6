import { beside, changed, using } from './checks.fixture';
import { linksLead } from './linksLead';

const at = (...paths: string[]) =>
  changed(({ manifest }) => {
    manifest.routes = paths.map((path) => ({ path, page: 'Page' }));
  });
const slip = '/dashboard/mfe-payroll/slips/:';
const others = [using({ places: { [slip]: 'src/Page.tsx:3' }, links: [slip, '/dashboard/nowhere'] }, 'mfe-sales')];
const former = at('/dashboard/mfe-payroll', '/dashboard/mfe-payroll/slips/:id');

test('a page to which another module links does not go, with who links there; what never was a page is not missed', () => {
  const without = beside(at('/dashboard/mfe-payroll', '/dashboard/mfe-payroll/runs'), { former, others });
  expect(linksLead(without)).toEqual([
    `mfe-sales (Payroll) links to ${slip} in src/Page.tsx:3, where no page would be any more.`,
  ]);
});

test('the page may be another one at the same address, and where nothing was before nothing goes', () => {
  expect(linksLead(beside(at('/dashboard/mfe-payroll/slips/:slip'), { former, others }))).toEqual([]);
  expect(linksLead(beside(at('/dashboard/mfe-payroll'), { others }))).toEqual([]);
});
