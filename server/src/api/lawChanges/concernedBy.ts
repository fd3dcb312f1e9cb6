import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { LawKind } from 'shared/domain/law/lawValues';
import type { GrantedAccount } from '../../core/types';
import type { Queries } from '../../db/tables';
import { obligations } from '../compliance/obligations';
import { invoices } from '../money/documents/invoices';
import { purchases } from '../money/purchases/purchases';
import { settlements } from '../pay/leaving/settlements';
import { wageLines } from '../pay/wages/wageLines';
import { employees } from '../people/employees/employees';
import type { Resource } from '../records/definition';
import { mayRead } from '../records/requirePermission';
import { placements } from '../work/placements/placements';
import { bonuses } from './bonuses';
import { dueDays } from './dueDays';
import type { Figured } from './figured';
import { interestOfClients } from './interestOfClients';
import { lateCosts } from './lateCosts';
import { leastWages } from './leastWages';
import { leaveEarned } from './leaveEarned';
import { openSettlements } from './openSettlements';
import { overtimePaid } from './overtimePaid';
import { putOff } from './putOff';
import { suppliersTax } from './suppliersTax';
import { usualGst } from './usualGst';

type Read = (db: Queries, from: IsoDate) => Promise<Figured[]>;
/** The data to read, and the resources an account must read to see it. */
interface Reader {
  read: Read;
  of: readonly Resource[];
}
const reader = (read: Read, ...of: Resource[]): Reader => ({ read, of });

const ofPlaced = reader(leastWages, placements);
const ofBonus = reader(bonuses, wageLines);
const ofSettled = reader(openSettlements, settlements);
const ofLeave = reader(leaveEarned, employees);

/** What each kind of row decides apart from the amounts of wage lines. */
const readers: Partial<Record<LawKind, readonly Reader[]>> = {
  overtime: [reader(overtimePaid, wageLines), ofBonus, ofSettled],
  'minimum-wage': [ofPlaced, ofBonus, ofSettled],
  leave: [ofLeave, ofSettled],
  bonus: [ofBonus, ofSettled],
  gratuity: [ofSettled],
  limit: [reader(putOff, wageLines), ofSettled],
  late: [reader(lateCosts, obligations)],
  'late-payment': [reader(interestOfClients, invoices)],
  'supplier-tax': [reader(suppliersTax, purchases)],
  'gst-rate': [reader(usualGst, invoices)],
  'due-date': [reader(dueDays, obligations)],
};

/** The effect of a kind's rows from a day on, for the people and documents that an account may read. */
export async function concernedBy(
  db: Queries,
  { kind, from, account }: { kind: LawKind; from: IsoDate; account: Pick<GrantedAccount, 'granted' | 'reach'> },
): Promise<Figured[]> {
  const found: Figured[] = [];
  for (const { read, of } of readers[kind] ?? [])
    if (of.every((each) => mayRead(each, account))) found.push(...(await read(db, from)));
  return found;
}
