import { certificateFile } from 'shared/domain/compliance/certificate';
import { addMonths, today } from 'shared/domain/dates/dates';
import { financialYearOf, quarterOf } from 'shared/domain/dates/financialYear';
import { formatPeriod } from 'shared/domain/dates/period';
import { certifiedTaxes, type TdsCertificate, tdsCertificateInput } from 'shared/domain/money/settle/tdsCertificate';
import { optionalUpload } from 'shared/domain/records/upload';
import { CompanyInput, FileLink, type ResourceDefinition } from 'shared/ui';
import type { z } from 'zod';

const certificateForm = tdsCertificateInput.extend({ file: optionalUpload(certificateFile) });
type CertificateForm = z.infer<typeof certificateForm>;

/** How many past quarters can be chosen. */
const QUARTERS = 12;

const quarters = () =>
  Array.from({ length: QUARTERS }, (_, back) => {
    const day = addMonths(today(), -3 * back);
    return `${financialYearOf(day)} Q${quarterOf(day)}`;
  });

/** Certificates of tax withheld by clients; a function, because the list of quarters ends with the current one. */
export const tdsCertificates = (): ResourceDefinition<TdsCertificate, CertificateForm> => ({
  path: 'tds-certificates',
  name: { one: 'certificate', many: 'certificates' },
  title: ({ number, clientName }) => `${number}, ${clientName}`,
  texts: {
    empty: 'No certificates yet.',
    emptyHint:
      'Each proves what a client kept back in a quarter: form 131, until 2025-26 form 16A; of GST form GSTR-7A.',
    firstStep: 'Record one when a client sends it.',
  },
  defaultSort: '-date',
  search: 'Number, client or TAN',
  filters: [{ kind: 'dateRange', name: 'date', label: 'Date' }],
  columns: [
    { key: 'number', title: 'Number', kind: 'code', sortable: true },
    { key: 'tax', title: 'Kept back', priority: 2 },
    { key: 'clientName', title: 'Client', sortable: true },
    { key: 'quarter', title: 'Quarter', sortable: true, text: ({ quarter }) => formatPeriod(quarter) },
    { key: 'tan', title: 'TAN', kind: 'code', text: ({ tan }) => tan || '–', priority: 3 },
    { key: 'taxPaise', title: 'Tax', kind: 'money' },
    { key: 'recordedPaise', title: 'Recorded in the quarter', kind: 'money', priority: 2 },
    {
      key: 'state',
      title: 'Status',
      kind: 'status',
      tones: { Agrees: 'good', Differs: 'warn', 'Nothing recorded': 'bad' },
    },
    {
      key: 'file',
      title: 'File',
      text: ({ file }) => file || '–',
      beside: 24,
      priority: 2,
      render: (row) => <FileLink path="tds-certificates" record={row} />,
    },
    { key: 'date', title: 'Date', kind: 'date', sortable: true, priority: 3 },
  ],
  schema: certificateForm,
  defaults: { quarter: quarters()[1] ?? '' },
  fields: [
    {
      kind: 'custom',
      name: 'clientName',
      label: 'Client',
      required: true,
      sets: ['companyId'],
      render: (control) => <CompanyInput {...control} maxLength={200} />,
    },
    { name: 'tax', label: 'Tax kept back', kind: 'select', required: true, options: certifiedTaxes },
    { name: 'number', label: 'Certificate number', required: true, maxLength: 40 },
    {
      name: 'quarter',
      label: 'Quarter',
      help: 'GSTR-7A is of a month: choose its quarter.',
      kind: 'select',
      required: true,
      options: quarters().map((value) => ({ value, label: formatPeriod(value) })),
    },
    { name: 'tan', label: 'TAN', maxLength: 10, help: 'Left empty, it is that of the client where it has one.' },
    { name: 'section', label: 'Section', maxLength: 20, help: '1024 for contractors, until 2025-26 194C.' },
    { name: 'paidPaise', label: 'Amount paid', kind: 'money' },
    { name: 'taxPaise', label: 'Tax', kind: 'money', required: true },
    { name: 'date', label: 'Date', kind: 'date', required: true },
    { name: 'file', label: 'File', kind: 'file', rule: certificateFile },
    { name: 'note', label: 'Note', kind: 'textarea', rows: 2 },
  ],
});
