import { hrStaffInput } from 'shared/domain/hrStaff';
import type { Product } from 'shared/domain/product';
import { csvFields } from '../resource/csvCells';
import { untypedResource } from '../resource/defineResource';
import type { Found, Resource } from '../resource/definition';
import { dashboard } from '../resource/recordNames';
import { instahiresHrStaff, ultrahrmsHrStaff } from './hrStaffSamples';

const detail = ['role', 'email'];

function hrStaffOf(product: Product, path: string, found: Found, rows: readonly Record<string, unknown>[]): Resource {
  return untypedResource({
    path,
    table: 'hr_staff',
    title: 'HR staff member',
    input: hrStaffInput,
    scope: { product },
    search: ['name', 'role', 'email', 'phone'],
    csv: csvFields<string>({ Name: 'name', Role: 'role', Email: 'email', Phone: 'phone' }),
    found,
    seed: () => rows,
  });
}

/** The HR staff of each product. */
export const hrStaff = [
  hrStaffOf(
    'instahires',
    'hr-staff',
    { kind: 'HR staff', detail, page: dashboard('instahires/manage-hr') },
    instahiresHrStaff,
  ),
  hrStaffOf(
    'ultrahrms',
    'ultrahrms/hr-staff',
    { kind: 'HR staff (ultrahrms)', detail, page: dashboard('ultrahrms/manage-hr') },
    ultrahrmsHrStaff,
  ),
];
