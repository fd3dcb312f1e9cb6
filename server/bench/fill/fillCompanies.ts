import { companyStatuses } from 'shared/domain/clients/company';
import { companies } from '../../src/api/companies/companies';
import type { Db } from '../../src/db/tables';
import { storeMany } from './storeMany';

const industries = ['Logistics', 'Retail', 'Food', 'Security', 'Manufacturing'];

/** Stores companies named `Company <number>`, of every status. */
export function fillCompanies(db: Db, count: number): Promise<void> {
  return storeMany(db, companies, count, (index) => {
    const number = (index * 7919) % count;
    return {
      name: `Company ${number}`,
      industry: industries[index % industries.length],
      email: `hr${number}@example.com`,
      phone: `98${String(10_000_000 + number)}`,
      status: companyStatuses[index % companyStatuses.length],
    };
  });
}
