import { centerInput, centerRecord } from 'shared/domain/center';
import { centerHeadings } from 'shared/domain/centerHeadings';
import { companyNamed } from '../companies/companyNamed';
import { mustBeCompany } from '../companies/mustBeCompany';
import { csvFields } from '../resource/csvCells';
import { defineResource } from '../resource/defineResource';
import { centerSamples } from './centerSamples';

/** The centers of the clients, with their escalation contacts. */
export const centers = defineResource({
  path: 'centers',
  title: 'center',
  input: centerInput,
  record: centerRecord,
  named: ['client_name', 'center_code'],
  refers: { companyId: 'companies' },
  hangsOn: { center: 'id', company: 'companyId' },
  search: ['client_name', 'center_code', 'center_typ', 'region', 'state', 'city', 'ops_head', 'address'],
  csv: csvFields(Object.fromEntries(Object.entries(centerHeadings).map(([field, heading]) => [heading, field]))),
  prepare: async (change) => {
    await mustBeCompany(change);
    const { before, after, db } = change;
    // A name that was typed or imported is the company's that has it.
    const isNamed = before === undefined && after.companyId === '';
    const company = isNamed ? await companyNamed(db, after.client_name) : undefined;
    return company ? { companyId: company.id } : {};
  },
  importable: true,
  keys: [{ column: 'center_code', further: ['client_name'], label: 'center code', second: 'take' }],
  seed: () => centerSamples,
});
