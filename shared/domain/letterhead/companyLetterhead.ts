import { stateCodeOf, stateName } from '../records/states';
import { type Company, company } from './companyFacts';
import { type IssuedLetterhead, isSample, type LetterheadInput, letterheadInput } from './letterhead';

const { office, billing } = company;

/** The content of `company.json`, including sample marks. */
const written = {
  name: company.name,
  address: [...office.street, office.city].join('\n'),
  state: stateCodeOf(office.region) ?? '',
  pin: office.pin,
  gstin: company.gstin,
  cin: company.cin,
  email: company.email,
  phone: company.phone,
  bankName: billing.bank.name,
  bankAccount: billing.bank.account,
  bankIfsc: billing.bank.ifsc,
  upi: billing.upi,
  terms: billing.terms,
  signatory: '',
};

const kept = (field: string, value: string) =>
  !isSample(value) && letterheadInput.shape[field as keyof LetterheadInput].safeParse(value).success ? value : '';
const unmarked = (value: string) => value.replace(/\s*\(sample\)/gi, '');
const each = (change: (field: string, value: string) => string) =>
  letterheadInput.parse(
    Object.fromEntries(Object.entries(written).map(([field, value]) => [field, change(field, value)])),
  );

/** The letterhead's initial values: valid facts of `company.json` that are no samples. */
export const firstLetterhead = (): LetterheadInput => each(kept);

/** The office of an address: its last part is the place. */
function officeOf({ address, state, pin }: Pick<LetterheadInput, 'address' | 'state' | 'pin'>): Company['office'] {
  const parts = address.split(/\s*[\n,]\s*/).filter(Boolean);
  const region = stateName(state) || office.region;
  const city = parts.length > 1 ? (parts.pop() ?? '') : region;
  return { street: [parts.join(', ')], city, region, pin: pin || office.pin, country: office.country };
}

/**
 * The company from its letterhead; empty fields come from `company.json`. The short name is that of its site and emails
 * if the name contains it.
 */
export function companyOf(letterhead: LetterheadInput): Company {
  const { name, email, phone, cin, gstin, address } = letterhead;
  const isRenamed = name !== '' && !name.toLowerCase().includes(company.shortName.toLowerCase());
  return {
    ...company,
    ...(name && { name }),
    ...(isRenamed && { shortName: name }),
    ...(email && { email }),
    ...(phone && { phone, phoneLink: phone.replace(/[^\d+]/g, '') }),
    ...(cin && { cin }),
    ...(gstin && { gstin }),
    ...(address && { office: officeOf(letterhead) }),
  };
}

/**
 * The company on sample documents: the sample facts without their mark, because the documents are marked as samples
 * themselves.
 */
export const sampleLetterhead = (): IssuedLetterhead => ({
  ...each((field, value) => kept(field, unmarked(value))),
  signatory: 'Asha Kumari',
  isSample: true,
});
