import {
  type BonusPayment,
  type BonusPaymentInput,
  bonusPaymentInput,
  bonusPaymentRecord,
} from 'shared/domain/pay/bonus/bonusPayment';
import { conflict } from '../../../core/errors';
import { holdTable } from '../../../db/holdTable';
import { insertRows } from '../../../db/insertRow';
import { newId } from '../../../db/newId';
import type { Queries } from '../../../db/tables';
import { defineResource } from '../../records/defineResource';
import type { Change } from '../../records/definition';
import { amountCell, csvFields } from '../../records/lists/csvCells';
import { readBonus } from './readBonus';

type PaymentChange = Change<BonusPayment, BonusPaymentInput>;

/** A payment's current amounts by person. Throws 409 when there are none. */
async function dueNow(db: Queries, { year, percent }: Pick<BonusPaymentInput, 'year' | 'percent'>) {
  const bonus = await readBonus(db, year, percent);
  if (bonus.isSample) throw conflict('refused', 'The wages of this year are samples. Pay a year of your own.');
  const people = bonus.people.filter(({ duePaise }) => duePaise > 0);
  if (people.length === 0)
    throw conflict('refused', `No bonus of ${year} is left to pay: it is paid already, or nobody gets one.`);
  return { people, totalPaise: bonus.duePaise };
}

async function refuse({ db, operation, before, after }: PaymentChange): Promise<string | undefined> {
  // A payment being added concurrently counts too.
  await holdTable(db, 'bonus_payments');
  if (operation === 'update' && (before?.year !== after.year || before.percent !== after.percent))
    return 'A payment stays that of its year and percentage. Delete it, and mark the bonus as paid again.';
  if (operation !== 'restore') return undefined;
  const later = await db
    .selectFrom('live_bonus_payments')
    .select('id')
    .where('year', '=', after.year)
    .executeTakeFirst();
  return later && `The bonus of ${after.year} was marked as paid again meanwhile. Look at that payment.`;
}

/** The paid bonuses of financial years: each pays everything still due, so no one is paid twice. */
export const bonusPayments = defineResource({
  path: 'bonus-payments',
  table: 'bonus_payments',
  title: 'bonus payment',
  input: bonusPaymentInput,
  record: bonusPaymentRecord,
  named: ['year'],
  search: ['year'],
  order: '-paidOn',
  refuse,
  prepare: async ({ operation, db, after }: PaymentChange) => {
    if (operation !== 'create') return {};
    const { people, totalPaise } = await dueNow(db, after);
    return { people: people.length, totalPaise };
  },
  after: async ({ operation, db, after }) => {
    if (operation !== 'create') return;
    // The rows contain none of these fields yet.
    const { people } = await dueNow(db, after);
    const rows = people.map((one) => ({
      id: newId(),
      paymentId: after.id,
      employeeId: one.id,
      bonusPaise: one.duePaise,
    }));
    await insertRows(db, 'bonus_payment_rows', rows);
  },
  csv: {
    ...csvFields({ Year: 'year', Percent: 'percent', 'Paid on': 'paidOn', People: 'people' }),
    Total: ({ totalPaise }) => amountCell(totalPaise),
  },
});
