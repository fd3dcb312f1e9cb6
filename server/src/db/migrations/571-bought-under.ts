import { sql } from 'kysely';
import { anyTable } from '../tables';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Suppliers' bills name the registration that they were bought under: by place of supply and day, else that of the company's details. */
export const boughtUnder: Migration = {
  name: '571-bought-under',
  async up(tx) {
    await addColumns(tx, 'purchases', { registration: 'text' });
    const known = await anyTable(tx).selectFrom('registrations').select(['gstin', 'since', 'until']).execute();
    const open = await anyTable(tx)
      .selectFrom('letterhead')
      .select('gstin')
      .where('deletedAt', 'is', null)
      .where('gstin', '<>', '')
      .orderBy('id')
      .execute();
    for (const { gstin, since, until } of known)
      await sql`update purchases set "registration" = ${gstin} where "registration" = ''
        and "placeOfSupply" = substr(${gstin}, 1, 2) and "date" >= ${since} and "date" <= ${until ?? '9999'}`.execute(
        tx,
      );
    for (const { gstin } of open)
      await sql`update purchases set "registration" = ${gstin} where "registration" = ''
        and "placeOfSupply" = substr(${gstin}, 1, 2)`.execute(tx);
    const own = open[0]?.gstin;
    if (own) await sql`update purchases set "registration" = ${own} where "registration" = ''`.execute(tx);
  },
};
