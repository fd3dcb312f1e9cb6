import facts from '../../../company.json';
import type { Company } from './companyFacts';

/** The company's facts that the owner changes in the console, each by its token in prebuilt pages. */
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

/** The same as `company`, with places: builds take it instead, and so do the server's own pages. */
export const company: Company = { ...facts, ...places };

/** What is in each place. */
function valuesOf({ office: { street, ...office }, ...own }: Company): Record<string, string> {
  const values = { ...own, street: street.join(', '), ...office };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name.toUpperCase(), value]] : [])),
  );
}

/** Puts the company in its places in a text. `escape` makes a value fit where it is; by default it stays. */
export function nameCompany(text: string, company: Company, escape = (value: string): string => value): string {
  const values = valuesOf(company);
  return text.replace(/%COMPANY([A-Z]+)%/g, (place, name: string) =>
    values[name] === undefined ? place : escape(values[name]),
  );
}

/** A company's tokens in a document: the code and its text. The office's street is in one line. */
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
