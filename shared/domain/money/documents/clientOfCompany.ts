import type { Company } from '../../clients/companies/company';
import { addDays } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import type { InvoiceInput } from './invoice';

/** The company fields that an invoice copies. */
type BilledCompany = Pick<
  Company,
  'id' | 'name' | 'gstin' | 'state' | 'address' | 'pin' | 'email' | 'sez' | 'paymentDays'
>;

/** An invoice's fields from its company as of a day: empty ones are left out. */
export function clientOfCompany(company: BilledCompany, date: IsoDate): Partial<InvoiceInput> {
  const { id, name, gstin, state, address, pin, email, sez, paymentDays } = company;
  const said = { clientGstin: gstin, clientState: state, clientAddress: address, clientPin: pin, clientEmail: email };
  return {
    clientName: name,
    companyId: id,
    ...(Object.fromEntries(Object.entries(said).filter(([, value]) => value)) as typeof said),
    ...(sez && { sez }),
    ...(typeof paymentDays === 'number' && { dueDate: addDays(date, paymentDays) }),
  };
}
