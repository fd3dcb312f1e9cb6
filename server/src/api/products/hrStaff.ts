import { type HrStaff, hrStaffInput, hrStaffRecord } from 'shared/domain/hrStaff';
import type { Product } from 'shared/domain/product';
import { csvFields } from '../resource/csvCells';
import { defineResource } from '../resource/defineResource';
import type { Found, Sample } from '../resource/definition';
import { dashboard } from '../resource/recordNames';
import { instahiresHrStaff, ultrahrmsHrStaff } from './hrStaffSamples';

const detail = ['role', 'email'] as const;

function hrStaffOf(
  product: Product,
  path: string,
  found: Found<HrStaff, keyof HrStaff>,
  rows: readonly Sample<HrStaff>[],
) {
  return defineResource({
    path,
    table: 'hr_staff',
    title: 'HR staff member',
    input: hrStaffInput,
    record: hrStaffRecord,
    scope: { product },
    search: ['name', 'role', 'email', 'phone'],
    csv: csvFields({ Name: 'name', Role: 'role', Email: 'email', Phone: 'phone' }),
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
