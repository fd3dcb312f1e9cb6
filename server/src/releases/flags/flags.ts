import { sql } from 'kysely';
import type { Contribution, ModuleManifest, Registry, Release, SlotName } from 'shared/contract';
import { registryFor } from 'shared/contract/releases/partFor';
import { builtInRoles } from 'shared/domain/accounts/role';
import type { StoredAccount } from 'shared/domain/accounts/session';
import { type FlagAudience, type FlagSwitch, flagKey, forNobody, type ModuleFlag } from 'shared/domain/console/flag';
import { recordSlots } from 'shared/product';
import type { Actor } from '../../core/actorOf';
import { audit } from '../../core/audit';
import { badInput, conflict, notFound } from '../../core/errors';
import type { Db, Queries } from '../../db/tables';
import type { RegistryState } from '../registry/registryState';
import { type FlagChangeRow, releaseTables } from '../tables';

/** How many changes of a flag are shown. */
const SHOWN = 20;

const audienceOf = ({ audience }: Pick<FlagChangeRow, 'audience'>) => JSON.parse(audience) as FlagAudience;

/** The number of the last switch of any flag; 0 before the first. */
export async function lastFlagChange(db: Queries): Promise<number> {
  const row = await releaseTables(db)
    .selectFrom('flag_changes')
    .select(sql<number>`coalesce(max("revision"), 0)`.as('revision'))
    .executeTakeFirstOrThrow();
  return Number(row.revision);
}

/** The audience of each flag that was ever switched, and the number of the last switch. */
export async function readFlags(db: Queries): Promise<Pick<RegistryState, 'flags'> & { revision: number }> {
  const changes = await releaseTables(db).selectFrom('flag_changes').selectAll().orderBy('revision').execute();
  return {
    flags: new Map(changes.map((change) => [flagKey(change.module, change.flag), audienceOf(change)])),
    revision: Number(changes.at(-1)?.revision ?? 0),
  };
}

/** Whether a flag is on for an account; for null, whether it is for everybody. */
export function isOnFor(
  audience: FlagAudience | undefined,
  account: Pick<StoredAccount, 'id' | 'role'> | null,
): boolean {
  if (audience?.to !== 'some') return audience?.to === 'everybody';
  return account !== null && (audience.roles.includes(account.role) || audience.accounts.includes(account.id));
}

/** Everybody's part of a registry, whatever their rights: documents carry it, made before it is known who asks. */
export function openRegistry(whole: Registry, flags: RegistryState['flags']): Registry {
  const open = registryFor(whole, {
    may: () => true,
    has: (module, flag) => isOnFor(flags.get(flagKey(module, flag)), null),
  });
  const isForSome = Object.values(whole.modules).some(({ manifest }) =>
    conditionsIn(manifest).some(
      ({ flag }) => flag !== undefined && flags.get(flagKey(manifest.name, flag))?.to === 'some',
    ),
  );
  return isForSome ? { ...open, forSome: true } : open;
}

/** The parts of a manifest that may be behind a flag. */
const conditionsIn = ({ routes, contributions = [] }: Pick<ModuleManifest, 'routes' | 'contributions'>) => [
  ...routes,
  ...contributions,
];

/** The name of a contribution to each slot. */
const nouns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(recordSlots).map(([kind, several]) => [`record.${kind}`, `Panel of ${several}`]),
  ),
  'dashboard.card': 'Card',
  'list.row-action': 'Act of rows',
  'list.bulk-action': 'Act of several rows',
  'palette.command': 'Command',
  'settings.page': 'Settings',
  'notification.kind': 'Notification',
  'search.kind': 'Kind of search',
  'search.page': 'Page in search',
  'calendar.kind': 'Kind of calendar entry',
  'dashboard.stage': 'Stage of progress',
  'welcome.act': 'First act',
} satisfies Readonly<Partial<Record<SlotName, string>>>;

/** A contribution in words: "Card “Tasks”". */
const inWords = (contribution: Contribution): string => {
  const named = 'title' in contribution ? contribution.title : contribution.label;
  return `${nouns[contribution.slot]} “${named}”`;
};

/** The flags of the current releases with what each switches. */
function flagsOf(current: readonly Release[]): Pick<ModuleFlag, 'module' | 'flag' | 'holds'>[] {
  return current.flatMap(({ manifest: { name, routes, contributions = [] } }) => {
    const names = new Set([...routes, ...contributions].flatMap(({ flag }) => flag ?? []));
    return [...names].sort().map((flag) => ({
      module: name,
      flag,
      holds: [
        ...routes.flatMap((route) => (route.flag === flag ? [`Page ${route.path}`] : [])),
        ...contributions.flatMap((each) => (each.flag === flag ? [inWords(each)] : [])),
      ],
    }));
  });
}

/** The names of all roles and accounts that there are, by id. */
async function readNames(db: Queries): Promise<{ roles: Map<string, string>; accounts: Map<string, string> }> {
  const own = await db.selectFrom('live_roles').select(['id', 'name']).execute();
  const accounts = await db.selectFrom('live_accounts').select(['id', 'name']).execute();
  return {
    roles: new Map([
      ...Object.entries(builtInRoles).map(([id, { name }]) => [id, name] as const),
      ...own.map(({ id, name }) => [id, name] as const),
    ]),
    accounts: new Map(accounts.map(({ id, name }) => [id, name] as const)),
  };
}

/** An audience in words; people who have left since are not named. */
function wordsFor(audience: FlagAudience, { roles, accounts }: Awaited<ReturnType<typeof readNames>>): string {
  if (audience.to !== 'some') return audience.to === 'nobody' ? 'Nobody' : 'Everybody';
  const named = [
    ...audience.roles.flatMap((id) => roles.get(id) ?? []),
    ...audience.accounts.flatMap((id) => accounts.get(id) ?? []),
  ];
  return new Intl.ListFormat('en').format(named) || 'No current account';
}

/** The flags of the current releases: their parts, audiences, and last switches. */
export async function listFlags(db: Queries, current: readonly Release[]): Promise<ModuleFlag[]> {
  const names = await readNames(db);
  const changes = await releaseTables(db).selectFrom('flag_changes').selectAll().orderBy('revision', 'desc').execute();
  return flagsOf(current).map((known) => {
    const history = changes
      .filter(({ module, flag }) => module === known.module && flag === known.flag)
      .slice(0, SHOWN)
      .map(({ revision, at, by, ...change }) => {
        const audience = audienceOf(change);
        return { revision: Number(revision), audience, text: wordsFor(audience, names), at, by };
      });
    const audience = history[0]?.audience ?? forNobody;
    return { ...known, audience, text: wordsFor(audience, names), history };
  });
}

/**
 * Switches a flag of a current release. Throws when it doesn't exist, when a role or account doesn't exist, or somebody
 * else has switched it since.
 */
export async function switchFlag(
  db: Db,
  current: readonly Release[],
  module: string,
  flag: string,
  { audience, revision }: FlagSwitch,
  by: Actor,
): Promise<void> {
  if (!flagsOf(current).some((each) => each.module === module && each.flag === flag))
    throw notFound(`The current release of ${module} has no flag ${flag}. Load the page again to see which there are.`);
  await db.transaction().execute(async (tx) => {
    const names = await readNames(tx);
    if (audience.to === 'some') {
      const unknown = [
        ...audience.roles.filter((id) => !names.roles.has(id)).map((id) => ['roles', `role ${id}`] as const),
        ...audience.accounts
          .filter((id) => !names.accounts.has(id))
          .map((id) => ['accounts', `account ${id}`] as const),
      ];
      if (unknown.length > 0)
        throw badInput(
          unknown.map(([path, what]) => ({ path: `audience.${path}`, msg: `This ${what} no longer exists.` })),
        );
    }
    await addChange(
      tx,
      { module, flag, audience: JSON.stringify(audience), at: new Date().toISOString(), by: by.name },
      revision,
    );
    await audit(tx, by, 'flag.switched', {
      record: ['modules', module],
      detail: `${flag}: ${wordsFor(audience, names)}`,
    });
  });
}

/** Adds a change of a flag with the next number of all. Throws when `revision` is not the flag's last. */
async function addChange(tx: Queries, change: Omit<FlagChangeRow, 'revision'>, revision: number): Promise<void> {
  for (;;) {
    // The number is read before the flag's last change: a change in between has taken the number.
    const next = (await lastFlagChange(tx)) + 1;
    const last = await releaseTables(tx)
      .selectFrom('flag_changes')
      .select('revision')
      .where('module', '=', change.module)
      .where('flag', '=', change.flag)
      .orderBy('revision', 'desc')
      .executeTakeFirst();
    if (Number(last?.revision ?? 0) !== revision)
      throw conflict(
        'stale',
        'Someone else switched this flag in the meantime. Check its history and switch it again if needed.',
      );
    const { numInsertedOrUpdatedRows } = await releaseTables(tx)
      .insertInto('flag_changes')
      .values({ ...change, revision: next })
      .onConflict((clash) => clash.column('revision').doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) > 0) return;
  }
}
