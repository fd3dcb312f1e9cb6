import { sql } from 'kysely';
import type { TaxLine } from 'shared/domain/invoice';
import { noteTax } from 'shared/domain/noteTax';
import { anyTable } from '../tables';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** A note keeps its taxes, as they were told of it until then; a note's number is taken whatever the case of its letters. */
export const noteTaxes: Migration = {
  name: '091-note-taxes',
  async up(tx) {
    for (const kind of ['credit', 'debit']) {
      const [table, number] = [`${kind}_notes`, `${kind}NoteNumber`];
      await addColumns(tx, table, { taxablePaise: 'integer', taxLines: 'json' });
      const notes = await anyTable(tx)
        .selectFrom(table)
        .innerJoin('invoices', 'invoices.id', `${table}.invoiceId`)
        .select([
          `${table}.id as id`,
          `${table}.amountPaise as amountPaise`,
          'invoices.taxLines as invoiceTaxLines',
          'invoices.totalPaise as totalPaise',
        ])
        .execute();
      for (const { id, amountPaise, invoiceTaxLines, totalPaise } of notes) {
        const { taxablePaise, taxLines } = noteTax(Number(amountPaise), {
          taxLines: JSON.parse(String(invoiceTaxLines)) as TaxLine[],
          totalPaise: Number(totalPaise),
        });
        await anyTable(tx)
          .updateTable(table)
          .set({ taxablePaise, taxLines: JSON.stringify(taxLines) })
          .where('id', '=', String(id))
          .execute();
      }
      const twice =
        await sql`select 1 from ${sql.table(table)} group by "financialYear", lower(${sql.ref(number)}) having count(*) > 1 limit 1`.execute(
          tx,
        );
      if (twice.rows.length === 0)
        await sql`create unique index ${sql.ref(`${table}_number_any_case`)} on ${sql.table(table)} ("financialYear", lower(${sql.ref(number)}))`.execute(
          tx,
        );
    }
  },
};
