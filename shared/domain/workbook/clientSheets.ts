import { centerHeadings } from '../clients/centers/centerHeadings';
import { costBases } from '../money/bills/billingTerms';
import { realSeries, seriesNames } from '../money/documents/numberSeries';
import { ONE_SUM, openingKinds } from '../money/documents/openingBalance';
import { states } from '../records/states';
import type { WorkbookSheet } from './workbookSheet';

/** The clients, with what their bills need. */
export const clients: WorkbookSheet = {
  title: 'Clients',
  path: 'companies',
  record: { one: 'client', many: 'clients' },
  named: ['name'],
  columns: [
    { name: 'name', label: 'Client', required: true, example: 'Everkart Logistics' },
    { name: 'gstin', label: 'GSTIN', example: '20AAPFU0939F1Z9' },
    {
      name: 'state',
      label: 'State',
      kind: 'select',
      options: states.map(({ code, name }) => ({ value: code, label: name })),
      hint: 'By default that of the GSTIN.',
      example: 'Jharkhand',
    },
    { name: 'address', label: 'Registered address', example: 'Main Road, Ranchi' },
    { name: 'pin', label: 'PIN', example: '834001' },
    { name: 'email', label: 'Email', example: 'accounts@everkart.example' },
    { name: 'phone', label: 'Phone', example: '9876543210' },
    { name: 'industry', label: 'Industry', example: 'Logistics' },
    { name: 'paymentDays', label: 'Payment terms (days)', kind: 'number', example: 30 },
    { name: 'purchaseOrder', label: 'Purchase order', hint: 'Every bill names it.', example: 'PO-118' },
    { name: 'sez', label: 'In a special economic zone', kind: 'checkbox', hint: 'Yes or No.', example: 'No' },
    {
      name: 'costBase',
      label: 'Percentage of cost plus',
      kind: 'select',
      options: costBases.map((value) => ({ value, label: `On ${value.toLowerCase()}` })),
    },
    { name: 'hoursPerDay', label: 'Hours of a day', kind: 'number', example: 8 },
    { name: 'overtimeTimes', label: 'Overtime, times the hourly rate', kind: 'number', example: 2 },
    { name: 'bonusPercent', label: 'Bonus, share of wages', kind: 'number' },
    { name: 'leavePercent', label: 'Leave, share of wages', kind: 'number' },
  ],
};

const { client_name, center_code, center_typ, region, state, city, address } = centerHeadings;

/** The clients' centers. */
export const centers: WorkbookSheet = {
  title: 'Centers',
  path: 'centers',
  record: { one: 'center', many: 'centers' },
  named: ['client_name', 'center_code', 'center_typ', 'region', 'state', 'city'],
  toldBy: ['center_code'],
  complete: (row) => ({ ...row, client_name: row.companyId }),
  columns: [
    {
      name: 'companyId',
      label: client_name,
      names: 'companies',
      required: true,
      hint: 'As in the sheet Clients, or a client that is there.',
      example: 'Everkart Logistics',
    },
    { name: 'center_code', label: center_code, required: true, hint: 'Placements name it.', example: 'RN-1' },
    { name: 'city', label: city, example: 'Ranchi' },
    { name: 'state', label: state, example: 'Jharkhand' },
    { name: 'region', label: region, example: 'East' },
    { name: 'center_typ', label: center_typ, example: 'Warehouse' },
    { name: 'address', label: address, example: 'Plot 4, Kokar' },
    { name: 'escalation1', label: centerHeadings.escalation1, hint: 'Whom to call there.', example: 'Meena Toppo' },
    { name: 'mobile1', label: centerHeadings.mobile1, example: '9876543211' },
    { name: 'email1', label: centerHeadings.email1 },
  ],
};

/** At which numbers the series of documents go on, of a firm that moves here in the middle of a year. */
export const series: WorkbookSheet = {
  title: 'Number series',
  path: 'letterhead/series',
  record: { one: 'series', many: 'series' },
  columns: [
    {
      name: 'kind',
      label: 'Documents',
      kind: 'select',
      options: realSeries.map((value) => ({ value, label: seriesNames[value] })),
      required: true,
      example: 'Invoices',
    },
    {
      name: 'next',
      label: 'Next number',
      kind: 'number',
      required: true,
      hint: '57 for INV/26-27/0057, the number after the last one issued this year.',
      example: 57,
    },
  ],
};

/** What clients owe, invoice by invoice or in one sum, and what they have paid in advance. */
export const opening: WorkbookSheet = {
  title: 'Opening balances',
  path: 'opening-balances',
  record: { one: 'opening balance', many: 'opening balances' },
  complete: (row) => ({ ...row, kind: row.kind || 'Owed', number: row.number || ONE_SUM }),
  columns: [
    {
      name: 'companyId',
      label: 'Client',
      names: 'companies',
      required: true,
      hint: 'As in the sheet Clients, or a client that is there.',
      example: 'Everkart Logistics',
    },
    { name: 'kind', label: 'Kind', kind: 'select', options: openingKinds, hint: 'By default Owed.', example: 'Owed' },
    {
      name: 'number',
      label: 'Invoice',
      hint: 'Its number in the earlier books, or the reference of an advance; empty for all in one sum.',
      example: '118/25-26',
    },
    { name: 'day', label: 'Dated', kind: 'date', required: true, example: '2026-09-30' },
    { name: 'dueDate', label: 'Due', kind: 'date', hint: 'By default the same day.', example: '2026-10-30' },
    {
      name: 'amountPaise',
      label: 'Still open',
      kind: 'money',
      required: true,
      hint: 'With tax, less what was paid.',
      example: { paise: 11_800_000 },
    },
  ],
};
