import { type ReminderRule, reminderRuleInput, reminderRuleRecord } from 'shared/domain/money/sendings/reminderRule';
import { badInput } from '../../../core/errors';
import { mustBeCompany } from '../../clients/companies/mustBeCompany';
import { defineResource } from '../../records/defineResource';
import { csvFields } from '../../records/lists/csvCells';

/** When clients are reminded of dues, and whether by a draft or immediately by mail. */
export const reminderRules = defineResource({
  path: 'reminder-rules',
  table: 'reminder_rules',
  title: 'reminder rule',
  belongsTo: { company: 'companyId' },
  input: reminderRuleInput,
  record: reminderRuleRecord,
  named: ['clientName', 'mode'],
  references: { companyId: 'companies' },
  search: ['clientName', 'mode'],
  order: 'clientName,days',
  prepare: async (change): Promise<Partial<ReminderRule>> => {
    await mustBeCompany(change);
    const { db, before, after } = change;
    if (after.companyId === '' && after.clientName !== '')
      throw badInput([{ path: 'clientName', msg: 'Choose a company on record, or leave it blank for all clients.' }]);
    const second = await db
      .selectFrom('live_reminder_rules')
      .select('id')
      .where('companyId', '=', after.companyId)
      .where('days', '=', after.days)
      .where('id', '<>', before?.id ?? '')
      .executeTakeFirst();
    if (second) throw badInput([{ path: 'days', msg: 'There is a rule for this day already. Change that one.' }]);
    if (after.companyId === '') return {};
    const company = await db
      .selectFrom('every_companies')
      .select('name')
      .where('id', '=', after.companyId)
      .executeTakeFirst();
    return { clientName: company?.name ?? after.clientName };
  },
  csv: csvFields({ Client: 'clientName', Days: 'days', 'What to do': 'mode' }),
});
