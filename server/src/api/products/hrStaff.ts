import { hrStaffInput, hrStaffRecord } from 'shared/domain/people/hrStaff';
import { csvFields } from '../resource/csvCells';
import { defineResource } from '../resource/defineResource';
import { ofEachProduct } from '../resource/ofEachProduct';
import { instahiresHrStaff, ultrahrmsHrStaff } from './hrStaffSamples';

/** The HR staff of each product. */
export const hrStaff = ofEachProduct(
  {
    path: 'hr-staff',
    samples: { instahires: instahiresHrStaff, ultrahrms: ultrahrmsHrStaff },
  },
  (own) =>
    defineResource({
      ...own,
      table: 'hr_staff',
      title: 'HR staff member',
      input: hrStaffInput,
      record: hrStaffRecord,
      search: ['name', 'role', 'email', 'phone'],
      csv: csvFields({ Name: 'name', Role: 'role', Email: 'email', Phone: 'phone' }),
    }),
);
