import { financialYearBounds, financialYearOf } from 'shared/domain/dates/financialYear';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Queries } from '../../db/tables';
import { readLaw } from '../law/readLaw';
import { readBonus } from '../pay/bonus/readBonus';
import type { Figured } from './figured';
import { heldAlready } from './heldAlready';

/**
 * The minimum bonus of each year that a row affects; if the row starts later, of the last year as if already in force.
 */
export async function bonuses(db: Queries, from: IsoDate): Promise<Figured[]> {
  const months = await db.selectFrom('live_wages').select('month').distinct().orderBy('month').execute();
  const years = [...new Set(months.map(({ month }) => financialYearOf(`${month}-01`)))];
  const concerned = years.filter((year) => financialYearBounds(year).to >= from);
  const isPlanned = concerned.length === 0;
  const law = await readLaw(db);
  const { bonus, minimumWage } = law;
  const subjectOf = ({ state, zone, skill }: (typeof minimumWage)[number]) => [state, zone.toLowerCase(), skill].join();
  const asIf = {
    ...law,
    bonus: heldAlready(bonus, from),
    minimumWage: heldAlready(minimumWage, from, subjectOf),
  };
  const found: Figured[] = [];
  for (const year of isPlanned ? years.slice(-1) : concerned) {
    const { people } = await readBonus(db, year, 0, isPlanned ? asIf : law);
    const title = `Bonus of ${year}${isPlanned ? ', if it held already' : ''}`;
    found.push(...people.map(({ id, name, bonusPaise }) => ({ title, id, name, figures: { Bonus: bonusPaise } })));
  }
  return found;
}
