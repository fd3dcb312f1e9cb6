import { join } from 'node:path';
import { findPages, searchedPages } from '../server/src/api/console/findPages';
import { foundPages, pagesOf, type SearchHit } from '../shell/src/console/search/pagesOf';
import { sidebarOf } from '../shell/src/console/sidebar/sidebarOf';
import { readManifest } from './build/readManifest';
import { moduleNames, root } from './build/targets';

type Served = Parameters<typeof searchedPages>[0];
type Owner = Parameters<typeof searchedPages>[2];
type Registry = Parameters<typeof sidebarOf>[0];

const manifests = moduleNames.map((name) => readManifest(join(root, name)).manifest);
const contributions = manifests.flatMap(({ contributions: all = [] }) => all);
/** An owner may see everything that a page requests. */
const owner = { role: 'owner', granted: ['*'], reach: null } as unknown as Owner & Parameters<typeof sidebarOf>[1];
const everyRight = ['accounts', 'invitations', 'roles', 'audit', 'modules', 'placements', 'samples'].flatMap((list) =>
  ['read', 'write', 'delete'].map((act) => ({ access: `${list}:${act}` })),
);
const served = { apiRoutes: everyRight, furtherDocuments: [] } as unknown as Served;
const modules = Object.fromEntries(manifests.map((manifest) => [manifest.name, { manifest }]));

const sidebar = pagesOf(sidebarOf({ modules } as unknown as Registry, owner, () => true));
const searched = searchedPages(served, contributions, owner);
const nameOf = ({ title, detail }: SearchHit) => (detail ? `${detail} › ${title}` : title);
/** Ctrl-K results after the server's answer: each page with its parent. */
const found = (typed: string) => foundPages(sidebar, typed, findPages(searched, typed)).map(nameOf);

/** Search words in English and romanized Hindi, with the page that must come first. */
const called = {
  'Compliances › Wage Management': 'PF, EPF, ESI, salary, payroll, wages, loan',
  'Wage Management › Payslips and files':
    'payslip, salary slip, ECR, bank file, vetan, tankhwah, tankha, pagar, parchi',
  'Wage Management › Employees': 'employee, worker, UAN, leave balance, karmchari, mazdoor, shramik',
  'Wage Management › Rates': 'minimum wage, professional tax, PT, nyuntam vetan, majduri',
  'Wage Management › Questions': 'question, complaint, grievance, sawal, shikayat',
  'Wage Management › Final settlements': 'full and final, FnF, gratuity, resignation, exit, hisab, istifa',
  'Wage Management › Bonus': 'bonus, diwali',
  'Run of the Month': 'run, process payroll, month end, arrears',
  Attendance: 'attendance, hazri, haziri, upasthiti, muster, lock, supervisor link, overtime',
  Calendar: 'calendar, due dates',
  'Calendar › Holidays': 'holiday, chutti, chhutti, avkash, tyohar, festival',
  'Compliances › GST': 'GST',
  'Compliances › TDS': 'TDS, 24Q, form 16, challan',
  'Compliances › Certificates': 'labour licence, certificate, praman',
  'Compliances › Upcoming Dues': 'due, deadline, LWF',
  'Invoicing › Invoice List': 'invoice, unpaid, bijak',
  'Invoicing › Credit Notes': 'credit note',
  'Invoicing › Manage Supplier': 'vendor, supplier, vikreta',
  'Receivables › Bills of a Month': 'bill, billing of a month',
  'Receivables › Receipts': 'receipt, money received, collection, UPI, bhugtan, vasuli',
  'Receivables › Margins': 'margin, profit, munafa',
  'Receipts › Bank statements': 'bank, reconcile, UTR',
  'Receipts › 26AS and AIS': '26AS, AIS, tax credit',
  'Receivables › Ageing': 'ageing, outstanding, debtors, bakaya, udhar',
  'Receipts › Statement': 'client ledger, khata, len den',
  'GST and Purchases › GST Returns': 'GSTR-1, GSTR 3B, HSN',
  'GST and Purchases › E-invoices': 'IRN, e-invoice',
  'GST and Purchases › Purchases': 'purchase, expenses, kharid, kharcha, kiraya',
  'Purchases › GSTR-2B': '2B, ITC',
  'Clients › Clients': 'client, customers, sites, grahak',
  Leads: 'lead, enquiry, callback, puchtach',
  Vacancies: 'vacancy, job, naukri, bharti',
  'Vacancies › Interviews': 'interview, sakshatkar',
  Placements: 'placement, deployment, transfer, tainati',
  'Placements › Bench': 'bench, unplaced',
  'Placements › Missing papers': 'aadhaar, PAN, kagaz, dastavez',
  'Placements › Change many terms': 'raise, increment, mahangai',
  'Account › Manage Candidates': 'candidate, resume, CV, ummeedwar',
  'Bring in your firm': 'import, excel, opening balance, migrate',
  'Settings › Company details': 'letterhead, logo, signatory, company details',
  'Settings › Payment reminders': 'payment reminders, dunning',
  'Settings › Staff accounts': 'users, staff accounts',
  'Settings › Roles': 'role, permissions',
  'Settings › Invitations': 'invite',
  'Settings › Theme': 'dark mode',
  'Account › Settings': 'settings, preferences',
  'Account › My Account': 'password, passkey, profile',
  'Account › Audit log': 'audit, who changed',
};

test('pages come first by what people call them, in English and by Hindi words in Latin letters', () => {
  const wrong = Object.entries(called).flatMap(([page, words]) =>
    words
      .split(', ')
      .filter((typed) => found(typed)[0] !== page)
      .map((typed) => `${typed}: ${found(typed)[0]}, not ${page}`),
  );
  expect(wrong).toEqual([]);
});

test('every page and tab that needs no record is offered, and no two by one name', () => {
  const commands = contributions.flatMap((each) => (each.slot === 'palette.command' ? [each.path] : []));
  const offered = foundPages(
    sidebar,
    '',
    searched.map(({ label, section = '', path }) => ({ id: path, title: label, detail: section, path })),
  );
  const reached = [...offered.map(({ path }) => path), ...commands];
  const pages = manifests
    .flatMap(({ routes }) => routes.map(({ path }) => path))
    .filter((path) => path.startsWith('/dashboard') && !path.includes('/:'));
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter((path) => !reached.includes(path))).toEqual([]);
  const names = offered.map(nameOf);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
