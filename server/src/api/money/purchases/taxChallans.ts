import { formatDate } from 'shared/domain/dates/dates';
import {
  type TaxChallan,
  type TaxChallanInput,
  taxChallanInput,
  taxChallanRecord,
} from 'shared/domain/money/purchases/taxChallan';
import { holdTable } from '../../../db/holdTable';
import { defineResource } from '../../records/defineResource';
import type { Change } from '../../records/definition';
import { amountCell, csvFields } from '../../records/lists/csvCells';

/** Branch, day and number identify a challan. */
async function refuseSecond({ db, operation, before, after }: Change<TaxChallan, TaxChallanInput>) {
  if (operation === 'delete') return undefined;
  // A challan being added concurrently counts too.
  await holdTable(db, 'tax_challans');
  const other = await db
    .selectFrom('live_tax_challans')
    .select(['code', 'month'])
    .where('bsr', '=', after.bsr)
    .where('serial', '=', after.serial)
    .where('paidOn', '=', after.paidOn)
    .$if(before !== undefined, (query) => query.where('id', '<>', before?.id ?? ''))
    .executeTakeFirst();
  return (
    other &&
    `Challan ${after.serial} of ${formatDate(after.paidOn)} is entered already, under code ${other.code}. Correct that one, or the number.`
  );
}

/** Challans that paid tax withheld from suppliers. */
export const taxChallans = defineResource({
  path: 'tax-challans',
  table: 'tax_challans',
  title: 'challan',
  input: taxChallanInput,
  record: taxChallanRecord,
  named: ['serial'],
  search: ['serial', 'bsr', 'code', 'taxPaise', 'note'],
  order: '-paidOn,-id',
  refuse: refuseSecond,
  csv: {
    ...csvFields({ Month: 'month', Code: 'code', 'BSR code': 'bsr', 'Challan number': 'serial', 'Paid on': 'paidOn' }),
    Tax: ({ taxPaise }) => amountCell(taxPaise),
    Interest: ({ interestPaise }) => amountCell(interestPaise),
    Fee: ({ feePaise }) => amountCell(feePaise),
    Note: ({ note }) => note,
  },
});
