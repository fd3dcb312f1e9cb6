import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables';
import { addColumns, type ColumnType } from './createResourceTable';
import type { Migration } from './migration';

/** The new fields of a company. */
const ofCompany: Record<string, ColumnType> = {
  gstin: 'text',
  state: 'text',
  address: 'text',
  sez: 'boolean',
  paymentDays: 'integer?',
  terms: 'text',
  contacts: 'json',
  addresses: 'json',
};

/** Foreign keys to companies: lists are filtered by them. */
const references = [
  ['centers', 'companyId'],
  ['leads', 'companyId'],
  ['candidates', 'companyId'],
  ['invoices', 'companyId'],
  ['employees', 'centerId'],
] as const;

/** Sets the company of records that name one; a name or number shared by two companies is ignored. */
const fillIn = (
  tx: Transaction<Tables>,
  table: string,
  column: string,
  companyKey: string,
  wanted: (text: string) => string,
) =>
  sql`update ${sql.table(table)} set "companyId" = "known"."id"
    from (select ${sql.raw(wanted(`"${companyKey}"`))} as "key", min("id") as "id" from "companies"
      where "deletedAt" is null and "product" = 'instahires' and ${sql.ref(companyKey)} <> '' group by 1 having count(*) = 1) as "known"
    where ${sql.table(table)}."companyId" = '' and ${sql.raw(wanted(`"${table}"."${column}"`))} = "known"."key"`.execute(
    tx,
  );

const asTyped = (text: string) => `lower(trim(${text}))`;
const plain = (text: string) => text;

/**
 * Companies have a GSTIN, an address, terms and contact persons; centers, leads, candidates and invoices belong to one,
 * employees to a center. Stored records are linked to their company by its exact name, or by the GSTIN on its invoices;
 * texts of issued invoices don't change.
 */
export const clientRecords: Migration = {
  name: '195-client-records',
  async up(tx) {
    await addColumns(tx, 'companies', ofCompany);
    await sql`update "companies" set "contacts" = '[]', "addresses" = '[]'`.execute(tx);
    for (const [table, column] of references) {
      if (table !== 'invoices') await addColumns(tx, table, { [column]: 'text' });
      await sql`create index ${sql.ref(`${table}_of_${column}`)} on ${sql.table(table)} (${sql.ref(column)}, "id") where "deletedAt" is null`.execute(
        tx,
      );
    }
    await fillIn(tx, 'centers', 'client_name', 'name', asTyped);
    await fillIn(tx, 'invoices', 'clientName', 'name', asTyped);
    await sql`update "leads" set "companyId" = substr("convertedTo", 11) where "convertedTo" like 'companies/%'`.execute(
      tx,
    );
    for (const [own, column] of [
      ['gstin', 'clientGstin'],
      ['state', 'clientState'],
      ['address', 'clientAddress'],
    ] as const)
      await sql`update "companies" set ${sql.ref(own)} = coalesce((select ${sql.ref(column)} from "invoices"
        where "invoices"."companyId" = "companies"."id" and "invoices"."deletedAt" is null and ${sql.ref(column)} <> ''
        order by coalesce("date", '') desc, "invoices"."id" desc limit 1), '')`.execute(tx);
    await fillIn(tx, 'invoices', 'clientGstin', 'gstin', plain);
  },
};
