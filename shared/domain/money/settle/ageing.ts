import { z } from 'zod';
import { daysBetween } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import { groupBy } from '../../records/groupBy';
import type { CsvCell } from '../../tables/csv';
import { sumPaise } from '../../text/money';
import type { Invoice } from '../documents/invoice';
import { overdueAges } from '../documents/invoiceStatus';
import { type LatePaymentRate, lateInterest } from './latePayment';
import type { Receipt } from './receipt';

/** What a client owes, by how long it is overdue. */
const clientAgeing = z.object({
  companyId: z.string(),
  clientName: z.string(),
  /** Not due yet, or without a due date. */
  notDuePaise: z.int(),
  /** In the order of `overdueAges`. */
  overduePaise: z.array(z.int()),
  duePaise: z.int(),
  /** Paid in advance and not set off, or paid too much for an invoice; not part of the dues. */
  advancePaise: z.int(),
  /** An estimate of the interest on overdue amounts. */
  interestPaise: z.int(),
});
export type ClientAgeing = z.infer<typeof clientAgeing>;

/** All clients who owe something or paid in advance, those who owe most first. */
export const ageingAnswer = z.object({ asOf: z.iso.date(), clients: z.array(clientAgeing) });
export type AgeingAnswer = z.infer<typeof ageingAnswer>;

type Due = Pick<Invoice, 'companyId' | 'clientName' | 'balancePaise' | 'dueDate'>;
type Advance = Pick<Receipt, 'companyId' | 'clientName' | 'advancePaise'>;

/** Puts what clients owe on a day, and paid in advance, in order. A client is a company, or a name where there is none. */
export function ageByClient(
  due: readonly Due[],
  advances: readonly Advance[],
  today: IsoDate,
  rates: readonly LatePaymentRate[],
): ClientAgeing[] {
  const keyOf = ({ companyId, clientName }: Pick<Due, 'companyId' | 'clientName'>) =>
    companyId || clientName.trim().toLowerCase();
  const owed = groupBy(due, keyOf);
  const paid = groupBy(advances, keyOf);
  const clients = [...new Set([...owed.keys(), ...paid.keys()])].map((key): ClientAgeing => {
    const [theirs, early] = [owed.get(key) ?? [], paid.get(key) ?? []];
    const { companyId = '', clientName = '' } = theirs[0] ?? early[0] ?? {};
    const aged = theirs.map((each) => ({
      ...each,
      days: each.dueDate === null ? 0 : daysBetween(each.dueDate, today),
    }));
    const sumOf = (some: readonly Due[]) => sumPaise(some.map(({ balancePaise }) => balancePaise));
    return {
      companyId,
      clientName,
      notDuePaise: sumOf(aged.filter(({ days }) => days <= 0)),
      overduePaise: overdueAges.map(({ from, to }) => sumOf(aged.filter(({ days }) => days >= from && days <= to))),
      duePaise: sumOf(theirs),
      advancePaise: sumPaise(early.map(({ advancePaise }) => advancePaise)),
      interestPaise: sumPaise(
        theirs.map(({ balancePaise, dueDate }) =>
          dueDate === null ? 0 : lateInterest({ balancePaise, dueDate }, today, rates),
        ),
      ),
    };
  });
  return clients.toSorted((a, b) => b.duePaise - a.duePaise || a.clientName.localeCompare(b.clientName));
}

/** The ageing as the lines of a file. */
export function ageingLines({ clients }: AgeingAnswer): CsvCell[][] {
  return [
    ['Client', 'Not due', ...overdueAges.map(({ label }) => label), 'Total due', 'Advance', 'Interest (estimate)'],
    ...clients.map((client): CsvCell[] => [
      client.clientName,
      ...[client.notDuePaise, ...client.overduePaise, client.duePaise, client.advancePaise, client.interestPaise].map(
        (paise) => ({ paise }),
      ),
    ]),
  ];
}
