import type { IsoDate } from 'shared/domain/dates/isoDate';
import { lawValues } from 'shared/domain/law/lawValues';
import { percentsInForce } from 'shared/domain/money/purchases/supplierTaxRates';
import type { Queries } from '../../../db/tables';
import { readRates } from '../../law/readLaw';

/** The TDS percentages on a day, by the rows of the law. */
export const percentsOn = async (db: Queries, day: IsoDate): Promise<number[]> =>
  percentsInForce(await readRates(db, 'supplier-tax', lawValues['supplier-tax']), day);
