import { hrStaffInput, hrStaffRecord } from 'shared/domain/people/hrStaff';
import { defineResource } from '../records/defineResource';
import { csvFields } from '../records/lists/csvCells';
import { ofEachProduct } from '../records/ofEachProduct';
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
