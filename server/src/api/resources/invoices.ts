import { today } from 'shared/domain/dates';
import { type Invoice, invoiceInput } from 'shared/domain/invoice';
import { shownInvoiceStatus } from 'shared/domain/invoiceStatus';
import { invoiceCsv } from '../invoicing/invoiceCsv';
import { invoiceRoutes } from '../invoicing/invoiceRoutes';
import { invoiceSamples } from '../invoicing/invoiceSamples';
import { prepareInvoice } from '../invoicing/prepareInvoice';
import { refuseInvoiceChange } from '../invoicing/refuseInvoiceChange';
import { translateShown } from '../invoicing/translateShown';
import { defineResource } from '../resource/defineResource';
import type { ResourceDefinition } from '../resource/definition';

/** Invoices, from blank draft to paid. */
export const invoices: ResourceDefinition = defineResource({
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
  translate: translateShown,
  prepare: prepareInvoice,
  refuse: refuseInvoiceChange,
  derive: (records) =>
    records.map((record) => ({ ...record, shown: shownInvoiceStatus(record as unknown as Invoice, today()) })),
  csv: invoiceCsv,
  routes: (app, options) => invoiceRoutes(app, options, invoices),
  seed: invoiceSamples(today()),
});
