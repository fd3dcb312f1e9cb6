import { today } from 'shared/domain/dates';
import { type Invoice, invoiceInput } from 'shared/domain/invoice';
import { shownInvoiceStatus } from 'shared/domain/invoiceStatus';
import { untypedResource } from '../resource/defineResource';
import { invoiceCsv } from './invoiceCsv';
import { invoiceSamples } from './invoiceSamples';
import { prepareInvoice } from './prepareInvoice';
import { refuseInvoiceChange } from './refuseInvoiceChange';
import { translateShown } from './translateShown';

/** Invoices, from blank draft to paid. */
export const invoices = untypedResource({
  path: 'invoices',
  title: 'invoice',
  input: invoiceInput,
  stored: [
    'status',
    'standing',
    'lateAfter',
    'draftNo',
    'placeOfSupply',
    'financialYear',
    'letterhead',
    'linePaise',
    'subtotalPaise',
    'taxLines',
    'taxPaise',
    'roundOffPaise',
    'totalPaise',
    'paidPaise',
    'creditedPaise',
    'debitedPaise',
    'balancePaise',
    'issuedAt',
    'cancelledAt',
  ],
  kinds: {
    sez: 'boolean',
    items: 'json',
    letterhead: 'json',
    taxPercent: 'number',
    linePaise: 'json',
    taxLines: 'json',
    subtotalPaise: 'number',
    taxPaise: 'number',
    roundOffPaise: 'number',
    totalPaise: 'number',
    paidPaise: 'number',
    creditedPaise: 'number',
    debitedPaise: 'number',
    balancePaise: 'number',
  },
  named: ['invoiceNo', 'draftNo'],
  refers: { companyId: 'companies' },
  quiet: ['standing', 'lateAfter', 'linePaise'],
  search: ['clientName', 'invoiceNo', 'draftNo', 'clientGstin'],
  found: {
    kind: 'Invoice',
    detail: ['clientName', 'standing', 'totalPaise'],
    page: ({ id }) => `/dashboard/invoicing/list/${id}`,
  },
  translate: translateShown,
  prepare: prepareInvoice,
  refuse: refuseInvoiceChange,
  derive: (records) =>
    records.map((record) => ({ ...record, shown: shownInvoiceStatus(record as unknown as Invoice, today()) })),
  csv: invoiceCsv,
  seed: () => invoiceSamples(today()),
});
