import { employeeInput } from 'shared/domain/employee';
import { stateName } from 'shared/domain/states';
import { z } from 'zod';
import { actorOf } from '../actorOf';
import { amountCell } from '../invoicing/amountCell';
import { parse } from '../parse';
import { createRecord } from '../resource/changeRecord';
import { defineResource } from '../resource/defineResource';
import { csvFields } from './csvFields';
import { employeeSamples } from './employeeSamples';

const MAX_IMPORT_BYTES = 2 * 1024 * 1024;
const employeeImport = z.object({ rows: z.array(employeeInput, { error: 'Send the rows as a list.' }).max(500, 'Import at most 500 employees at once.') });

/** Who is on the payroll; a new wage register begins with those employed in its month. What is exported can be imported again. */
export const employees = defineResource({
  path: 'employees',
  title: 'employee',
  input: employeeInput,
  kinds: { basicPaise: 'number', houseRentPaise: 'number', conveyancePaise: 'number', grossPaise: 'number', pfMember: 'boolean', pensionMember: 'boolean', esiMember: 'boolean' },
  search: ['code', 'name', 'designation', 'department', 'uan', 'esicNumber', 'pan'],
  order: 'name',
  csv: {
    ...csvFields({ Name: 'name', 'Employee code': 'code', Designation: 'designation', Department: 'department' }),
    'Basic a month': ({ basicPaise }) => amountCell(basicPaise),
    'House rent a month': ({ houseRentPaise }) => amountCell(houseRentPaise),
    'Conveyance a month': ({ conveyancePaise }) => amountCell(conveyancePaise),
    'Gross a month': ({ grossPaise }) => amountCell(grossPaise),
    'Member of PF': ({ pfMember }) => (pfMember ? 'Yes' : 'No'),
    'Member of the pension': ({ pensionMember }) => (pensionMember ? 'Yes' : 'No'),
    'Member of ESI': ({ esiMember }) => (esiMember ? 'Yes' : 'No'),
    'State of work': ({ workState }) => stateName(String(workState)),
    ...csvFields({ Sex: 'sex', UAN: 'uan', 'ESIC number': 'esicNumber', PAN: 'pan', 'Date of birth': 'bornOn', 'Joined on': 'joinedOn', 'Left on': 'leftOn' }),
  },
  seed: employeeSamples,
  routes: (app, { db }) => {
    app.post('/import', { bodyLimit: MAX_IMPORT_BYTES, config: { summary: 'Store up to 500 employees, all or none: { count }', body: employeeImport } }, async (request, reply) => {
      const { rows } = parse(employeeImport, request.body);
      await db.transaction().execute(async (tx) => {
        for (const row of rows) await createRecord(tx, employees, row, actorOf(request));
      });
      return reply.status(201).send({ count: rows.length });
    });
  },
});
