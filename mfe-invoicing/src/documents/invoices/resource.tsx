import type { InvoiceInput } from 'shared/domain/money/documents/invoice';
import { shownFilters } from 'shared/domain/money/documents/invoiceStatus';
import { taxTreatmentNames, taxTreatments } from 'shared/domain/money/documents/taxTreatment';
import { countries } from 'shared/domain/records/countries';
import { states } from 'shared/domain/records/states';
import type { ResourceDefinition } from 'shared/ui';
import { type InvoiceRow, invoiceColumns, invoiceTitle, invoiceWords, listedInvoice } from './columns';
import { ClientInput } from './form/ClientInput';
import { DraftNumberInput } from './form/DraftNumberInput';
import { InvoiceLines } from './form/InvoiceLines';
import { InvoiceSums } from './form/InvoiceSums';
import { IssuedUnderInput } from './form/IssuedUnderInput';
import { invoiceForm } from './form/invoiceForm';
import { historyFields } from './historyFields';

const tax = 'For the tax invoice';

/** Invoices, from blank draft to paid. */
export const invoices: ResourceDefinition<InvoiceRow, InvoiceInput> = {
  ...invoiceWords,
  title: invoiceTitle,
  texts: {
    ...invoiceWords.texts,
    add: 'Save invoice',
    adding: 'Saving...',
    added: 'Invoice Created Successfully!',
    addFailed: 'Failed to save the invoice',
    saveFailed: 'Failed to save the invoice',
    removeQuestion: 'Delete this draft?',
    removed: 'Draft deleted',
  },
  search: 'Client, number or GSTIN',
  filters: [
    { name: 'shown', label: 'Status', options: shownFilters },
    { kind: 'dateRange', name: 'date', label: 'Date' },
  ],
  columns: invoiceColumns,
  listed: listedInvoice,
  history: historyFields,
  schema: invoiceForm,
  fields: [
    {
      kind: 'custom',
      name: 'invoiceNo',
      label: 'Invoice number',
      span: 1,
      group: 'Invoice',
      render: (control) => <DraftNumberInput {...control} />,
      help: 'Draft number. Issuing assigns the next number in the series.',
    },
    {
      kind: 'custom',
      name: 'clientName',
      label: 'Client name',
      span: 1,
      group: 'Invoice',
      render: (control) => <ClientInput {...control} />,
    },
    {
      kind: 'custom',
      name: 'registration',
      label: 'Issued under',
      labelled: 'none',
      group: 'Invoice',
      render: (control) => <IssuedUnderInput {...control} />,
    },
    { name: 'date', label: 'Date', kind: 'date', group: 'Invoice' },
    { name: 'dueDate', label: 'Due date', kind: 'date', group: 'Invoice' },
    {
      kind: 'custom',
      name: 'items',
      label: 'Items',
      labelled: 'none',
      group: 'Items',
      render: (control) => <InvoiceLines {...control} />,
    },
    {
      kind: 'custom',
      name: 'taxPercent',
      label: 'Tax percent',
      labelled: 'none',
      group: 'Items',
      render: (control) => <InvoiceSums {...control} />,
    },
    {
      name: 'clientGstin',
      label: 'Client GSTIN',
      group: tax,
      maxLength: 20,
      help: 'The first two digits are the place of supply.',
    },
    {
      name: 'clientState',
      label: 'Client state',
      kind: 'select',
      group: tax,
      options: states.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
      help: 'Decides CGST and SGST, or IGST, when there is no GSTIN.',
    },
    {
      name: 'clientCountry',
      label: 'Client country',
      kind: 'select',
      group: tax,
      options: countries().map(({ code, name }) => ({ value: code, label: name })),
      help: 'Only for exports, when the state is Other countries.',
    },
    { name: 'clientEmail', label: 'Client email', kind: 'email', group: tax },
    { name: 'purchaseOrder', label: 'Purchase order', group: tax, maxLength: 60 },
    { name: 'serviceFrom', label: 'Service from', kind: 'date', group: tax },
    { name: 'serviceTo', label: 'Service to', kind: 'date', group: tax },
    {
      name: 'taxTreatment',
      label: 'Tax treatment',
      kind: 'select',
      group: tax,
      clearable: false,
      options: taxTreatments.map((value) => ({ value, label: taxTreatmentNames[value] })),
      help: 'Taxable, exempt, export or SEZ.',
    },
    { name: 'sez', label: 'In a special economic zone (always IGST)', kind: 'checkbox', group: tax },
    { name: 'clientAddress', label: 'Client address', kind: 'textarea', rows: 2, group: tax, maxLength: 1000 },
    { name: 'clientPin', label: 'Client PIN', group: tax, maxLength: 6, help: 'Needed for an e-invoice.' },
    { name: 'notes', label: 'Notes on the invoice', kind: 'textarea', rows: 2, group: tax, maxLength: 2000 },
  ],
};
