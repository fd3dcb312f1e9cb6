import facts from '../../../company.json';
import type { Company } from './companyFacts';

/** The company's facts that the owner edits in the console, each with its token in prebuilt pages. */
const places = {
  name: '%COMPANYNAME%',
  shortName: '%COMPANYSHORTNAME%',
  email: '%COMPANYEMAIL%',
  phone: '%COMPANYPHONE%',
  phoneLink: '%COMPANYPHONELINK%',
  cin: '%COMPANYCIN%',
  gstin: '%COMPANYGSTIN%',
  office: {
    street: ['%COMPANYSTREET%'],
    city: '%COMPANYCITY%',
    region: '%COMPANYREGION%',
    pin: '%COMPANYPIN%',
    country: '%COMPANYCOUNTRY%',
  },
};

/** The same as `company`, with tokens: used by builds and the server's own pages. */
export const company: Company = { ...facts, ...places };

/** The value of each token. */
function valuesOf({ office: { street, ...office }, ...own }: Company): Record<string, string> {
  const values = { ...own, street: street.join(', '), ...office };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name.toUpperCase(), value]] : [])),
  );
}

/** Replaces the company's tokens in a text. `escape` encodes a value; by default unchanged. */
export function nameCompany(text: string, company: Company, escape = (value: string): string => value): string {
  const values = valuesOf(company);
  return text.replace(/%COMPANY([A-Z]+)%/g, (place, name: string) =>
    values[name] === undefined ? place : escape(values[name]),
  );
}

/** A company's tokens in a document: the code and its text. The office's street is on one line. */
export function toldOf({ office, ...own }: Company): Partial<Company> {
  const { name, shortName, email, phone, phoneLink, cin, gstin } = own;
  return {
    name,
    shortName,
    email,
    phone,
    phoneLink,
    cin,
    gstin,
    office: { ...office, street: [office.street.join(', ')] },
  };
}
