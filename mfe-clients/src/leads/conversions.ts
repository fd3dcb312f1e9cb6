import type { RecordKind } from 'shared/contract';
import type { CenterInput } from 'shared/domain/clients/centers/center';
import { companyInput } from 'shared/domain/clients/companies/company';
import type { Lead } from 'shared/domain/clients/leads/lead';
import type { LeadTarget } from 'shared/domain/clients/leads/leadConversion';
import { type Product, product, products } from 'shared/domain/console/product';
import { type CandidateInput, candidateInput } from 'shared/domain/people/candidates/candidate';
import { stateName } from 'shared/domain/records/states';
import { optionalText, yesNo } from 'shared/domain/records/validation';
import type { Field } from 'shared/ui';
import type { ZodType, z } from 'zod';

/** The records a lead can be converted to. */
export type ConversionKind = 'company' | 'candidate';

/** Whether a text names a way to convert. */
export const isConversion = (text: string): text is ConversionKind => text === 'company' || text === 'candidate';

/** The path of each kind of record, by product. */
const targets: Readonly<Record<ConversionKind, Readonly<Record<Product, LeadTarget>>>> = {
  company: { instahires: 'companies', ultrahrms: 'ultrahrms/companies' },
  candidate: { instahires: 'candidates', ultrahrms: 'ultrahrms/candidates' },
};

/**
 * The products in which the account may create such a record; empty if it can't convert leads to it. `may` checks a
 * permission.
 */
export const productsFor = (may: (right: string) => boolean, kind: ConversionKind): Product[] =>
  may('leads:convert') ? products.filter((each) => may(`${targets[kind][each]}:write`)) : [];

/** One conversion of a lead: the new record's form and where it is stored. */
export interface Conversion<I extends { product: Product }> {
  kind: ConversionKind;
  schema: ZodType<I, unknown>;
  fields: readonly Field<I>[];
  /** Keys the resource (`keys`): the form names the record with the same key. */
  keys: Readonly<Record<string, 'warn'>>;
  /** The prefilled fields. */
  initial: (lead: Lead) => Partial<I>;
  /** The resource that the record is stored in. */
  target: (product: Product) => LeadTarget;
  /** Picks the part of the form to send. By default the whole form. */
  send?: (input: I) => { record: object; center?: Partial<CenterInput> };
}

const productField = {
  name: 'product' as const,
  label: 'Product',
  kind: 'select' as const,
  required: true,
  options: [
    { value: 'instahires', label: 'Instahires' },
    { value: 'ultrahrms', label: 'UltraHRMS' },
  ],
};

/** A new client's default payment terms, in days. */
const USUAL_DAYS = 30;

const companyForm = companyInput.extend({
  product,
  hasCenter: yesNo('The first center').default(false),
  centerCity: optionalText('city', 120),
});
type CompanyForm = z.infer<typeof companyForm>;

/** The company's first center defaults to the company's address. */
function sendCompany({ hasCenter, centerCity, ...record }: CompanyForm) {
  if (!hasCenter || record.product !== 'instahires') return { record };
  const state = stateName(record.state || record.gstin.slice(0, 2));
  return { record, center: { city: centerCity, address: record.address, state } };
}

/** Converts a lead to a client company; the lead's name is a person's, so the form asks for the company's name. */
export const toCompany: Conversion<CompanyForm> = {
  kind: 'company',
  keys: { gstin: 'warn', email: 'warn' },
  schema: companyForm,
  send: sendCompany,
  fields: [
    { name: 'name', label: 'Name', required: true, autoComplete: 'organization', span: 2 },
    { name: 'industry', label: 'Industry' },
    { name: 'phone', label: 'Phone', kind: 'tel' },
    { name: 'email', label: 'Email', kind: 'email', span: 2 },
    { name: 'gstin', label: 'GSTIN', maxLength: 20, help: 'The first two digits are the state code.' },
    { name: 'paymentDays', label: 'Payment terms (days)', kind: 'number', min: 0, max: 365, unit: 'days' },
    { ...productField, span: 2 },
    { name: 'address', label: 'Registered address', kind: 'textarea', rows: 2, maxLength: 1000 },
    { name: 'hasCenter', label: 'Also create a center at this address', kind: 'checkbox', span: 2 },
    { name: 'centerCity', label: 'City of the center', maxLength: 120, shownWhen: 'hasCenter' },
  ],
  initial: ({ name, email, mobile, city }) => ({
    product: 'instahires',
    email,
    phone: mobile,
    paymentDays: USUAL_DAYS,
    contacts: name === '' ? [] : [{ name, role: '', email, phone: mobile }],
    hasCenter: city !== '',
    centerCity: city,
  }),
  target: (of) => targets.company[of],
};

/** The conversion fields open to the account: its products, and a center only if it may create one. */
export function partOfForm<I extends { product: Product }>(
  { kind, fields, initial }: Conversion<I>,
  may: (right: string) => boolean,
  lead: Lead,
): { fields: readonly Field<I>[]; initial: Partial<I> } {
  const theirs = productsFor(may, kind);
  const ofCenter = may('centers:write') ? [] : ['hasCenter', 'centerCity'];
  const known: Partial<I> = { ...initial(lead), product: theirs[0] };
  return {
    fields: fields
      .filter(({ name }) => !ofCenter.includes(name))
      .map((field) =>
        field.name === 'product' && field.kind === 'select'
          ? { ...field, options: productField.options.filter(({ value }) => theirs.some((each) => each === value)) }
          : field,
      ),
    initial: ofCenter.length > 0 && 'hasCenter' in known ? { ...known, hasCenter: false } : known,
  };
}

/** Converts a lead to a candidate. */
export const toCandidate: Conversion<CandidateInput> = {
  kind: 'candidate',
  keys: { phone: 'warn', email: 'warn' },
  schema: candidateInput,
  fields: [
    { name: 'name', label: 'Name', required: true, span: 2 },
    { name: 'phone', label: 'Phone', kind: 'tel' },
    { name: 'email', label: 'Email', kind: 'email' },
    { name: 'position', label: 'Position', required: true },
    productField,
  ],
  initial: ({ name, email, mobile }) => ({ product: 'instahires', name, email, phone: mobile }),
  target: (of) => targets.candidate[of],
};

/** The path and kind of the record a lead was converted to. */
export interface ConvertedTo {
  target: LeadTarget;
  id: string;
  /** In words. */
  kind: ConversionKind;
  record: RecordKind;
}

const kinds: Readonly<Record<LeadTarget, Pick<ConvertedTo, 'kind' | 'record'>>> = {
  companies: { kind: 'company', record: 'company' },
  'ultrahrms/companies': { kind: 'company', record: 'ultrahrms.company' },
  candidates: { kind: 'candidate', record: 'candidate' },
  'ultrahrms/candidates': { kind: 'candidate', record: 'ultrahrms.candidate' },
};

/** Parses `companies/<id>`; undefined when the lead wasn't converted or the kind is unknown. */
export function readConvertedTo(path: string): ConvertedTo | undefined {
  const cut = path.lastIndexOf('/');
  const target = path.slice(0, cut) as LeadTarget;
  return Object.hasOwn(kinds, target) ? { target, id: path.slice(cut + 1), ...kinds[target] } : undefined;
}
