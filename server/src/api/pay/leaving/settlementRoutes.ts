import { addMonths, today } from 'shared/domain/dates/dates';
import { settlementDay, unsettled } from 'shared/domain/pay/leaving/settlement';
import { z } from 'zod';
import type { ApiOptions } from '../../../core/context';
import type { Api } from '../../../core/types';
import { readHolidays } from '../../compliance/readHolidays';
import { readDocumentLaw } from '../../law/readLaw';
import { employees } from '../../people/employees/employees';
import { readSelection } from '../../records/lists/selection';
import { matching } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';
import { scopeToClient } from '../../records/scopeToClient';
import { settlements } from './settlements';

/** How many months back to look for people who left. */
const MONTHS_BACK = 12;

/** The routes of settlements in addition to a resource's common ones. */
export function settlementRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/missing',
    {
      config: requirePermission(settlements, 'read'),
      schema: {
        summary: 'Those who left in the last year and have no final settlement, with the day it is due',
        response: { 200: z.array(unsettled) },
      },
    },
    async ({ account }) => {
      const within = scopeToClient(employees, account);
      const query = { 'leftOn.from': addMonths(today(), -MONTHS_BACK), 'leftOn.to': today(), sort: 'leftOn' };
      const people = await matching(db, within, readSelection(within, query))
        .select(['id', 'name', 'leftOn'])
        .where('id', 'not in', (eb) => eb.selectFrom('live_settlements').select('employeeId'))
        .orderBy('leftOn')
        .execute();
      const isHoliday = await readHolidays(db);
      const { limit } = await readDocumentLaw(db);
      return people.map(({ id, name, leftOn }) => {
        const dueOn = settlementDay(String(leftOn), isHoliday, limit);
        const of = { employeeId: String(id), name: String(name), leftOn: String(leftOn), dueOn };
        return { ...of, isLate: dueOn < today() };
      });
    },
  );
}
