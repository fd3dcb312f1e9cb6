import { sql } from 'kysely';
import { companyState } from 'shared/domain/compliance/companyTax';
import { isPostgres } from '../engines/engine';
import type { Migration } from './migration';

const parts = ['houseRentPaise', 'conveyancePaise'] as const;
const numbers = {
  employees: parts,
  wage_lines: [
    ...parts,
    'basicRatePaise',
    'houseRentRatePaise',
    'conveyanceRatePaise',
    'grossRatePaise',
    'overtimePaise',
    'pfWagePaise',
    'insurancePaise',
    'esiDecidedPaise',
    'esiWagePaise',
    'professionalTaxBasePaise',
  ],
  wages: ['administrationPaise'],
};
const flags = { employees: ['pensionMember'], wage_lines: ['pensionMember', 'setByHand', 'esiCovered'] };
const texts = { employees: ['workState', 'sex'], wage_lines: ['workState', 'sex', 'handNote', 'esiDecidedIn'] };

/**
 * Pay components, the work state and the pension; a line's rate, how it was earned and why ESI applied. No stored
 * amount changes: a line whose amounts match its days follows them from now on, any other counts as set by hand. The
 * rate of a line with an unknown employee is its earnings, scaled to a whole month.
 */
export const payroll: Migration = {
  name: '085-payroll',
  async up(tx) {
    const text = isPostgres(tx) ? sql`text collate "C"` : sql`text`;
    const whole = isPostgres(tx) ? sql`bigint` : sql`integer`;
    const add = (table: string, name: string, type: typeof text, value: string | number) =>
      tx.schema
        .alterTable(table)
        .addColumn(name, type, (column) => column.notNull().defaultTo(value))
        .execute();
    for (const [table, names] of Object.entries(numbers)) for (const name of names) await add(table, name, whole, 0);
    for (const [table, names] of Object.entries(flags)) for (const name of names) await add(table, name, whole, 0);
    for (const [table, names] of Object.entries(texts)) for (const name of names) await add(table, name, text, '');
    await tx.schema.alterTable('employees').addColumn('bornOn', text).execute();
    await sql`create index "wage_lines_employeeId" on "wage_lines" ("employeeId", "wageId") where "deletedAt" is null`.execute(
      tx,
    );

    await sql`update "employees" set "pensionMember" = 1, "workState" = ${companyState}`.execute(tx);
    const month = sql`(select "month" from "wages" where "wages"."id" = "wage_lines"."wageId")`;
    const days = isPostgres(tx)
      ? sql`extract(day from (to_date(${month} || '-01', 'YYYY-MM-DD') + interval '1 month - 1 day'))`
      : sql`cast(strftime('%d', ${month} || '-01', '+1 month', '-1 day') as real)`;
    const wholeMonth = (earned: string) =>
      sql`case when "days" > 0 then cast(round(cast(${sql.ref(earned)} * ${days} / "days" as numeric)) as ${whole}) else ${sql.ref(earned)} end`;
    await sql`update "wage_lines" set "pensionMember" = 1, "workState" = ${companyState}, "esiDecidedIn" = coalesce(${month}, ''),
      "esiCovered" = case when "esiEmployerPaise" > 0 then 1 else 0 end, "esiWagePaise" = case when "esiEmployerPaise" > 0 then "grossPaise" else 0 end,
      "pfWagePaise" = case when "pfMember" = 0 then 0 when "basicPaise" > 1500000 then 1500000 else "basicPaise" end,
      "professionalTaxBasePaise" = "grossPaise", "setByHand" = 1, "handNote" = 'Entered before pay followed the days.',
      "basicRatePaise" = ${wholeMonth('basicPaise')}, "grossRatePaise" = ${wholeMonth('grossPaise')}`.execute(tx);
    const ofEmployee = (column: string) =>
      sql`(select ${sql.ref(column)} from "employees" where "employees"."id" = "wage_lines"."employeeId")`;
    const isOfDays = (earned: string, rate: string) =>
      sql`abs(${sql.ref(earned)} - ${ofEmployee(rate)} * "days" / ${days}) <= 0.5001`;
    await sql`update "wage_lines" set "setByHand" = 0, "handNote" = '', "basicRatePaise" = ${ofEmployee('basicPaise')}, "grossRatePaise" = ${ofEmployee('grossPaise')}
      where ${ofEmployee('id')} is not null and ${isOfDays('basicPaise', 'basicPaise')} and ${isOfDays('grossPaise', 'grossPaise')}`.execute(
      tx,
    );
    await sql`update "wage_lines" set "esiDecidedPaise" = "grossRatePaise"`.execute(tx);
  },
};
