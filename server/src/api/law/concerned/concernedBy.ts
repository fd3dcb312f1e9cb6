import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { LawKind } from 'shared/domain/law/lawValues';
import type { Queries } from '../../../db/tables';
import { bonuses } from './bonuses';
import { dueDays } from './dueDays';
import type { Figured } from './figured';
import { interestOfClients } from './interestOfClients';
import { lateCosts } from './lateCosts';
import { leastWages } from './leastWages';
import { openSettlements } from './openSettlements';
import { overtimePaid } from './overtimePaid';
import { putOff } from './putOff';
import { suppliersTax } from './suppliersTax';
import { usualGst } from './usualGst';

type Reader = (db: Queries, from: IsoDate) => Promise<Figured[]>;

/** What each kind of row decides apart from the amounts of wage lines. */
const readers: Partial<Record<LawKind, readonly Reader[]>> = {
  overtime: [overtimePaid, bonuses, openSettlements],
  'minimum-wage': [leastWages, bonuses, openSettlements],
  leave: [openSettlements],
  bonus: [bonuses, openSettlements],
  gratuity: [openSettlements],
  limit: [putOff, openSettlements],
  late: [lateCosts],
  'late-payment': [interestOfClients],
  'supplier-tax': [suppliersTax],
  'gst-rate': [usualGst],
  'due-date': [dueDays],
};

/** What the rows of a kind make of people and documents, as far as those from a day on concern them. */
export async function concernedBy(db: Queries, kind: LawKind, from: IsoDate): Promise<Figured[]> {
  const found: Figured[] = [];
  for (const read of readers[kind] ?? []) found.push(...(await read(db, from)));
  return found;
}
