import { hrStaffInput } from 'shared/domain/hrStaff';
import type { Product } from 'shared/domain/product';
import { defineResource } from '../resource/defineResource';
import type { ResourceDefinition } from '../resource/definition';
import { csvFields } from './csvFields';
import { instahiresHrStaff, ultrahrmsHrStaff } from './hrStaffSamples';

function hrStaffOf(product: Product, path: string, seed: ResourceDefinition['seed']): ResourceDefinition {
  return defineResource({
    path,
    table: 'hr_staff',
    title: 'HR staff member',
    input: hrStaffInput,
    scope: { product },
    search: ['name', 'role', 'email', 'phone'],
    csv: csvFields({ Name: 'name', Role: 'role', Email: 'email', Phone: 'phone' }),
    seed,
  });
}

/** The HR staff of each product. */
export const hrStaff = [
  hrStaffOf('instahires', 'hr-staff', instahiresHrStaff),
  hrStaffOf('ultrahrms', 'ultrahrms/hr-staff', ultrahrmsHrStaff),
];
