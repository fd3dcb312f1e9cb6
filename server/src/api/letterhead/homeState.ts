import { companyState } from 'shared/domain/compliance/companyTax';
import { supplierStateOf } from 'shared/domain/letterhead/letterhead';
import type { Queries } from '../../db/tables';

/** The company's GST state code: from the letterhead's GSTIN, otherwise its address, otherwise `company.json`. */
export async function homeState(db: Queries): Promise<string> {
  const row = await db.selectFrom('live_letterhead').select(['gstin', 'state']).orderBy('id').executeTakeFirst();
  return (row && supplierStateOf(row)) || companyState;
}
