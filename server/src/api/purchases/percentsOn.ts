import { lawValues } from 'shared/domain/compliance/lawValues';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { percentsInForce } from 'shared/domain/purchases/supplierTaxRates';
import type { Queries } from '../../db/tables';
import { readRates } from '../payroll/law/readLaw';

/** The percentages by which tax may be kept back at source on a day, by the rows of the law. */
export const percentsOn = async (db: Queries, day: IsoDate): Promise<number[]> =>
  percentsInForce(await readRates(db, 'supplier-tax', lawValues['supplier-tax']), day);
