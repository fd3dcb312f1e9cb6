import { type LetterheadInput, turnovers } from 'shared/domain/letterhead/letterhead';
import { states } from 'shared/domain/records/states';
import type { Field } from '../form/field';

const [head, pay] = ['Header', 'Footer and payment'];

/** The fields of the company's details, grouped by their position on documents. */
export const letterheadFields: readonly Field<LetterheadInput>[] = [
  { name: 'name', label: 'Legal name', group: head, maxLength: 200, autoComplete: 'organization' },
  {
    name: 'gstin',
    label: 'GSTIN',
    group: head,
    maxLength: 20,
    help: '15 characters. The first two digits are the state code.',
  },
  {
    name: 'registeredOn',
    label: 'GST registration date',
    kind: 'date',
    group: head,
    help: 'No invoice or note can be dated before it.',
  },
  {
    name: 'booksClosedUntil',
    label: 'Books closed until',
    kind: 'date',
    group: head,
    help: 'Nothing is entered, changed or cancelled on this day or before. Leave blank while no year is closed.',
  },
  { name: 'cin', label: 'CIN', group: head, maxLength: 21, help: 'For companies; 21 characters.' },
  {
    name: 'bodyCorporate',
    label: 'Body corporate',
    kind: 'select',
    group: head,
    options: ['Yes', 'No'],
    help: 'Companies and LLPs are; proprietors and partnerships aren’t, and bill security services under reverse charge.',
  },
  {
    name: 'state',
    label: 'State',
    kind: 'select',
    group: head,
    options: states.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
  },
  {
    name: 'address',
    label: 'Address',
    kind: 'textarea',
    rows: 2,
    group: head,
    maxLength: 400,
    help: 'Building, street and city. State and PIN have their own fields.',
  },
  { name: 'pin', label: 'PIN', group: head, maxLength: 6 },
  { name: 'phone', label: 'Phone', kind: 'tel', group: head },
  { name: 'email', label: 'Email', kind: 'email', group: head },
  {
    name: 'turnover',
    label: 'Turnover of last year',
    kind: 'select',
    group: head,
    options: turnovers,
    help: 'Of all registrations. It decides whether GSTR-9C is due.',
  },
  {
    name: 'luts',
    label: 'LUT or bond by year',
    kind: 'tags',
    group: head,
    help: 'Year and number: 2026-27 AD200326000123X. Exports and SEZ supplies without tax need one.',
  },
  { name: 'signatory', label: 'Signatory', group: pay, maxLength: 120, help: 'Person who signs for the company.' },
  { name: 'upi', label: 'UPI address', group: pay, maxLength: 120, help: 'Prints a UPI QR code on unpaid invoices.' },
  { name: 'bankName', label: 'Bank', group: pay, maxLength: 120 },
  { name: 'bankAccount', label: 'Account number', group: pay, maxLength: 40 },
  { name: 'bankIfsc', label: 'IFSC', group: pay, maxLength: 11 },
  {
    name: 'terms',
    label: 'Terms',
    kind: 'textarea',
    rows: 2,
    group: pay,
    maxLength: 1000,
    help: 'If the terms mention a due date, every invoice needs one.',
  },
  {
    name: 'roundOff',
    label: 'Round invoices to a whole rupee',
    kind: 'checkbox',
    group: pay,
    help: 'Adds a round-off line. Issued invoices don’t change.',
  },
];
