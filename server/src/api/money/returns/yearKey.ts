import { financialYearOf } from 'shared/domain/dates/financialYear';
import { numberKey } from 'shared/domain/money/purchases/gstr2b';
import type { Tables } from '../../../db/tables';

/** Identifies a supplier's bill or note whatever month reports it: by kind, GSTIN, number and financial year. */
export const yearKey = ({
  kind,
  supplierGstin,
  number,
  date,
}: Pick<Tables['gst_2b_rows'], 'kind' | 'supplierGstin' | 'number' | 'date'>) =>
  `${kind} ${supplierGstin} ${numberKey(number)} ${financialYearOf(date)}`;
