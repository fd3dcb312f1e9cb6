import type { Product } from 'shared/domain/product';
import type { Queries } from '../../db/tables';
import { badInput } from '../core/errors';

/**
 * Throws 400 at `companyId` when a record is to belong to a company that is not there, or of another product. What it
 * belonged to `before` stays as it is. Call it in the transaction of the change.
 */
export async function mustBeCompany(
  db: Queries,
  after: { companyId?: string | undefined },
  before: { companyId?: string | undefined } | undefined,
  product: Product = 'instahires',
): Promise<void> {
  const { companyId = '' } = after;
  if (companyId === '' || companyId === before?.companyId) return;
  const known = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where('product', '=', product)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!known) throw badInput([{ path: 'companyId', msg: 'This company no longer exists. Choose another.' }]);
}
