import { type ColumnType, createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'text' as ColumnType]));
const contact = (n: number) => texts(`empid${n}`, `designation${n}`, `mobile${n}`, `email${n}`);
const escalations = [1, 2, 3, 4, 5].map((n) => ({ ...texts(`escalation${n}`), ...contact(n) }));

/** Centers, companies of both products, and the public site's leads. */
export const clients: Migration = {
  name: '003-clients',
  async up(tx) {
    await createResourceTable(tx, 'centers', {
      columns: {
        ...texts('client_name', 'center_typ', 'center_code', 'gap', 'region', 'state', 'city', 'hq_dc'),
        lati: 'real?',
        longi: 'real?',
        ...texts('ops_head', 'address'),
        ...Object.assign({}, ...escalations),
        ...contact(6),
      },
      indexes: ['client_name', 'center_typ', 'center_code', 'region', 'state', 'city', 'hq_dc', 'ops_head'],
    });
    await createResourceTable(tx, 'companies', {
      columns: texts('product', 'name', 'industry', 'email', 'phone', 'status'),
      indexes: ['product', 'name', 'industry', 'status'],
    });
    await createResourceTable(tx, 'leads', {
      columns: {
        ...texts('kind', 'mobile'),
        terms: 'boolean',
        ...texts('name', 'email', 'message', 'status', 'note', 'owner', 'convertedTo'),
      },
      indexes: ['kind', 'name', 'status', 'owner'],
    });
  },
};
