import { centerInput, centerRecord } from 'shared/domain/clients/centers/center';
import { centerHeadings } from 'shared/domain/clients/centers/centerHeadings';
import { defineResource } from '../../records/defineResource';
import { csvFields } from '../../records/lists/csvCells';
import { companiesNamed } from '../companies/companiesNamed';
import { mustBeCompany } from '../companies/mustBeCompany';
import { centerSamples } from './centerSamples';

/** The centers of the clients, with their escalation contacts. */
export const centers = defineResource({
  path: 'centers',
  title: 'center',
  input: centerInput,
  record: centerRecord,
  named: ['client_name', 'center_code'],
  references: { companyId: 'companies' },
  belongsTo: { center: 'id', company: 'companyId' },
  search: ['client_name', 'center_code', 'center_typ', 'region', 'state', 'city', 'ops_head', 'address'],
  csv: csvFields(Object.fromEntries(Object.entries(centerHeadings).map(([field, heading]) => [heading, field]))),
  prepare: async (change) => {
    await mustBeCompany(change);
    return {};
  },
  // A typed or imported name links the company with that name.
  lookUp: async (added) => {
    const names = added.map(({ after }) => (after.companyId === '' ? after.client_name : ''));
    const [first] = added;
    const companyOf = first && (await companiesNamed(first.db, names));
    return names.map((name) => {
      const company = companyOf?.(name);
      return company ? { companyId: company.id } : {};
    });
  },
  importable: true,
  keys: [{ column: 'center_code', further: ['client_name'], label: 'center code', second: 'take' }],
  seed: () => centerSamples,
});
