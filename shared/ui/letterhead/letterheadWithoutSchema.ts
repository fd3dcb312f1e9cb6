import type { Letterhead, LetterheadInput } from 'shared/domain/letterhead';
import { states } from 'shared/domain/states';
import type { Field } from '../form/field';
import type { ResourceDefinition } from '../resource';

const [head, pay] = ['At the head of the paper', 'At its foot'];

const fields: readonly Field<LetterheadInput>[] = [
  { name: 'name', label: 'Legal name', group: head, maxLength: 200, autoComplete: 'organization' },
  {
    name: 'gstin',
    label: 'GSTIN',
    group: head,
    maxLength: 20,
    help: '15 characters; its first two digits are the state.',
  },
  { name: 'cin', label: 'CIN', group: head, maxLength: 21, help: 'Of a company; 21 characters.' },
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
    help: 'Building, street and place; state and PIN have fields of their own.',
  },
  { name: 'pin', label: 'PIN', group: head, maxLength: 6 },
  { name: 'phone', label: 'Phone', kind: 'tel', group: head },
  { name: 'email', label: 'E-mail', kind: 'email', group: head },
  { name: 'signatory', label: 'Signatory', group: pay, maxLength: 120, help: 'Who signs for the company.' },
  { name: 'upi', label: 'UPI address', group: pay, maxLength: 120, help: 'Puts a code to scan on what is owed.' },
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
    help: 'If they speak of the due date, every invoice must have one.',
  },
  {
    name: 'roundOff',
    label: 'Round invoices to a whole rupee',
    kind: 'checkbox',
    group: pay,
    help: 'By a line of its own; what was issued stays.',
  },
];

/** What the company's documents say of it, one record; its schema comes with the forms. */
export const letterheadWithoutSchema: Omit<ResourceDefinition<Letterhead, LetterheadInput>, 'schema'> = {
  path: 'letterhead',
  name: { one: 'letterhead', many: 'letterhead' },
  title: () => 'Company details',
  texts: {
    save: 'Save company details',
    saved: 'Company details saved',
    saveFailed: 'The company details were not saved',
  },
  columns: [],
  fields,
};
