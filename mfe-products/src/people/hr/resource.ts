import type { Product } from 'shared/domain/console/product';
import { type HrStaff, type HrStaffInput, hrStaffInput } from 'shared/domain/people/hrStaff';
import type { ResourceDefinition } from 'shared/ui';
import { apiPath } from '../../section/sections';

/** A product's HR staff. */
export function hrStaffOf(product: Product): ResourceDefinition<HrStaff, HrStaffInput> {
  return {
    path: apiPath(product, 'hr-staff'),
    name: { one: 'HR staff member', many: 'HR staff' },
    title: (row) => row.name,
    texts: {
      add: 'Add HR',
      empty: 'No HR staff yet',
      firstStep: 'Add recruiters and HR staff so that everyone can reach them.',
    },
    search: 'Name, role, email or phone',
    columns: [
      { key: 'name', title: 'Name', sortable: true },
      { key: 'role', title: 'Role', sortable: true },
      { key: 'email', title: 'Email', kind: 'email', priority: 2 },
      { key: 'phone', title: 'Phone', kind: 'phone', priority: 2 },
    ],
    schema: hrStaffInput,
    defaults: { product },
    fields: [
      { name: 'name', label: 'Name', required: true, maxLength: 120 },
      { name: 'role', keeps: true, label: 'Role', required: true, maxLength: 120 },
      { name: 'email', label: 'Email', kind: 'email' },
      { name: 'phone', label: 'Phone', kind: 'tel', maxLength: 40 },
    ],
  };
}
