import type { Reach } from 'shared/domain/accounts/reach';
import type { InvoiceInput } from 'shared/domain/money/documents/invoice';
import { clientStateOf } from 'shared/domain/money/documents/placeOfSupply';
import { type UsualRegistration, usualRegistrationOf } from 'shared/domain/money/documents/usualRegistration';
import type { Queries } from '../../../db/tables';
import { openRegistrations } from '../../letterhead/registrations';

/** The fields that decide the registration of a client's next invoice. */
type Client = Pick<InvoiceInput, 'companyId' | 'clientGstin' | 'clientState'>;

/** The registration of a company's last invoice; undefined if it has none. */
async function lastRegistration(db: Queries, companyId: string): Promise<string | undefined> {
  const last = await db
    .selectFrom('real_invoices')
    .select('registration')
    .where('companyId', '=', companyId)
    .where('issuedAt', 'is not', null)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.registration;
}

/**
 * The registration of a client's draft until someone chooses one, and why. The last invoice of a company beyond `reach`
 * is not revealed.
 */
export async function readUsualRegistration(
  db: Queries,
  client: Client,
  reach: Reach | undefined = null,
): Promise<UsualRegistration> {
  const open = await openRegistrations(db);
  const { companyId } = client;
  const isTold = open.length > 1 && companyId !== '' && (reach === null || reach.companies.includes(companyId));
  const last = isTold ? await lastRegistration(db, companyId) : undefined;
  return usualRegistrationOf(open, { last, state: clientStateOf(client) });
}
