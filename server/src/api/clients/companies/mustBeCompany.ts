import type { Reach } from 'shared/domain/accounts/reach';
import type { Product } from 'shared/domain/console/product';
import { badInput } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { beyondReach } from '../../records/scopeToClient';

/** A change of a record that belongs to a company. */
interface CompanyChange {
  db: Queries;
  before?: { companyId?: string | undefined };
  after: { companyId?: string | undefined };
  reach?: Reach | undefined;
}

/**
 * Throws 400 at `companyId` for a company that doesn't exist, or is of another product, and 403 for one outside the
 * caller's limit, whether it exists or not. The company `before` may stay. Call it in the transaction of the change.
 */
export async function mustBeCompany(
  { db, before, after: { companyId = '' }, reach }: CompanyChange,
  product: Product = 'instahires',
): Promise<void> {
  if (companyId === '' || companyId === before?.companyId) return;
  if (reach && !reach.companies.includes(companyId)) throw await beyondReach(db);
  const known = await db
    .selectFrom('live_companies')
    .select('id')
    .where('id', '=', companyId)
    .where('product', '=', product)
    .executeTakeFirst();
  if (!known) throw badInput([{ path: 'companyId', msg: 'This company no longer exists. Choose another.' }]);
}
