import { storedColumns } from '../../records/rows';
import { centers } from './centers';

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
const insertInto = (table: string, names: readonly string[]) =>
  `insert into "${table}" (${list(names)}) values (${names.map(() => '?').join(', ')})`;

const columns = list(storedColumns(centers));
const account = ['id', 'version', 'createdAt', 'updatedAt', 'name', 'email', 'phone', 'role', 'status', 'reach']
  .map((name) => `"accounts"."${name}"`)
  .join(', ');

/** What is stored of a new center, in the order of the statement. */
const centerColumns = [
  ...['id', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'search'],
  ...Object.keys(centers.columns),
];

/** What is written down of it, in the order of the statement. */
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

/** The statements that calls for centers ask, as somebody writes them who writes nothing else; values are `?`. */
export const leanStatements = {
  /** Whose session it is, and what the role grants: token's hash, now, and twice the time that clocks may be ahead; `active`. */
  caller: `select "roles"."rights", ${account}, "sessions"."seenAt", "sessions"."isLimited" from "sessions" inner join "live_accounts" as "accounts" on "accounts"."id" = "sessions"."accountId" left join "live_roles" as "roles" on "roles"."id" = "accounts"."role" where "tokenHash" = ? and "sessions"."expiresAt" > ? and "sessions"."createdAt" < ? and not exists (select "ahead"."id" from "sessions" as "ahead" where "ahead"."seenAt" > ?) and "accounts"."status" = ?`,
  /** Whether anything has been written since the list was counted. */
  version: `select total_changes() || ' ' || data_version as version from pragma_data_version`,
  count: 'select count(*) as "total" from "centers" where "deletedAt" is null',
  /** A page: how many, and how many before them. */
  page: `select ${columns} from "centers" where "id" in (select "id" from "centers" where "deletedAt" is null order by "id" desc limit ? offset ?) order by "id" desc`,
  read: `select ${columns} from "centers" where "deletedAt" is null and "id" = ?`,
  /** The company that a new center's client names: its name, and `instahires`; one that several have is nobody's. */
  named: `select "id", "name", "gstin", "state", "address", "pin", "email", "sez", "paymentDays" from "live_companies" where lower("name") in (lower(?)) and "product" = ?`,
  insert: `${insertInto('centers', centerColumns)} returning ${columns}`,
  audit: insertInto('audit', auditColumns),
};
