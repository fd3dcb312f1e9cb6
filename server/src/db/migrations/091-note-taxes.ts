import { sql } from 'kysely';
import type { TaxLine } from 'shared/domain/money/documents/invoice';
import { sumPaise } from 'shared/domain/text/money';
import { anyTable } from '../tables';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** An amount split as it was then: taxes in the invoice's proportions, the rest is the taxable value. */
function noteTax(amountPaise: number, invoice: { taxLines: TaxLine[]; totalPaise: number }) {
  const share = (part: number) => {
    const [product, whole] = [BigInt(amountPaise) * BigInt(part), BigInt(invoice.totalPaise)];
    return Number((product * 2n + whole) / (whole * 2n));
  };
  const taxLines = invoice.taxLines.map((line) => ({ ...line, amountPaise: share(line.amountPaise) }));
  return { taxablePaise: amountPaise - sumPaise(taxLines.map((line) => line.amountPaise)), taxLines };
}

/** Notes store their taxes, with the amounts reported until then; note numbers are unique regardless of case. */
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
