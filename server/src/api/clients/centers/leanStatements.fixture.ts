import { storedColumns } from '../../records/rows';
import { centers } from './centers';

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
const insertInto = (table: string, names: readonly string[]) =>
  `insert into "${table}" (${list(names)}) values (${names.map(() => '?').join(', ')})`;

const columns = list(storedColumns(centers));
const account = ['id', 'version', 'createdAt', 'updatedAt', 'name', 'email', 'phone', 'role', 'status', 'reach']
  .map((name) => `"accounts"."${name}"`)
  .join(', ');

/** The stored columns of a new center, in statement order. */
const centerColumns = [
  ...['id', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'search'],
  ...Object.keys(centers.columns),
];

/** The audit columns of it, in statement order. */
const auditColumns = [
  ...[
    'id',
    'at',
    'accountId',
    'by',
    'address',
    'resource',
    'recordId',
    'action',
    'detail',
    'changes',
    'groupId',
    'search',
  ],
];

/** The expected statements of requests for centers when nothing else writes; values are `?`. */
export const leanStatements = {
  /** The session's account and role: token hash, now, and twice the allowed clock difference; `active`. */
  caller: `select "roles"."rights", ${account}, "sessions"."seenAt", "sessions"."isLimited" from "sessions" inner join "live_accounts" as "accounts" on "accounts"."id" = "sessions"."accountId" left join "live_roles" as "roles" on "roles"."id" = "accounts"."role" where "tokenHash" = ? and "sessions"."expiresAt" > ? and "sessions"."createdAt" < ? and not exists (select "ahead"."id" from "sessions" as "ahead" where "ahead"."seenAt" > ?) and "accounts"."status" = ?`,
  /** Whether anything has been written since the list was counted. */
  version: `select total_changes() || ' ' || data_version as version from pragma_data_version`,
  count: 'select count(*) as "total" from "centers" where "deletedAt" is null',
  /** Limit and offset of a page. */
  page: `select ${columns} from "centers" where "id" in (select "id" from "centers" where "deletedAt" is null order by "id" desc limit ? offset ?) order by "id" desc`,
  read: `select ${columns} from "centers" where "deletedAt" is null and "id" = ?`,
  /** The company that a new center's client names: its name, and `instahires`; an ambiguous name links none. */
  named: `select "id", "name", "gstin", "state", "address", "pin", "email", "sez", "paymentDays" from "live_companies" where lower("name") in (lower(?)) and "product" = ?`,
  insert: `${insertInto('centers', centerColumns)} returning ${columns}`,
  audit: insertInto('audit', auditColumns),
};
