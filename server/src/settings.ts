import path from 'node:path';
import { z } from 'zod';
import type { CopiesPlace } from './copies/CopiesPlace';
import type { ReleaseKeys } from './releases/signature';
import type { BucketSettings } from './releases/storage/Bucket';
import { StartError } from './startError';

const httpUrl = z.url({ protocol: /^https?$/ });
const leftEmpty = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(leftEmpty, schema);

const schema = z.object({
  PORT: optional(z.coerce.number().int().min(0).max(65535).default(3000)),
  HOST: optional(z.string().default('127.0.0.1')),
  DATA_DIR: optional(z.string().default('./var')),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\/./)
      .optional(),
  ),
  DATABASE_READ_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\/./)
      .optional(),
  ),
  SEED: optional(z.enum(['sample', 'none']).default('sample')),
  REGISTRATION: optional(z.enum(['approval', 'open', 'closed']).default('approval')),
  PUBLIC_URL: optional(httpUrl.optional()),
  API_BASE: optional(z.union([httpUrl, z.string().regex(/^\/[\w/-]*$/)]).default('/api')),
  LOG_LEVEL: optional(z.enum(['error', 'warn', 'info']).default('warn')),
  SECRET_KEY: optional(
    z
      .string()
      .regex(/^[!-~]{32,200}$/)
      .optional(),
  ),
  METRICS_TOKEN: optional(
    z
      .string()
      .regex(/^[\w.~+/-]{16,200}$/)
      .optional(),
  ),
  WEBHOOKS: optional(z.enum(['public', 'any']).default('public')),
  INCOMPATIBLE_RELEASES: optional(z.enum(['refuse', 'serve']).default('refuse')),
  BUNDLED: optional(z.enum(['publish', 'ignore']).default('publish')),
  MODULE_SERVICES: optional(
    z
      .string()
      .regex(/^\s*[a-z][a-z0-9-]+=https?:\/\/[^\s,?#@]+(?:\s*,\s*[a-z][a-z0-9-]+=https?:\/\/[^\s,?#@]+)*\s*$/)
      .optional(),
  ),
  RELEASE_KEYS: optional(
    z
      .string()
      .regex(/^\s*(?:\*|[a-z][a-z0-9-]+)=[A-Za-z0-9+/]{43}=(?:\s*,\s*(?:\*|[a-z][a-z0-9-]+)=[A-Za-z0-9+/]{43}=)*\s*$/)
      .optional(),
  ),
  RELEASES_URL: optional(
    z
      .string()
      .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.-]+)*\/?$/)
      .optional(),
  ),
  S3_ENDPOINT: optional(httpUrl.optional()),
  S3_REGION: optional(
    z
      .string()
      .regex(/^[\w-]+$/)
      .default('us-east-1'),
  ),
  S3_ACCESS_KEY_ID: optional(z.string().max(500).optional()),
  S3_SECRET_ACCESS_KEY: optional(z.string().max(500).optional()),
  RELEASE_DAYS: optional(z.coerce.number().int().min(30).max(36_500).default(90)),
  DRAIN_SECONDS: optional(z.coerce.number().min(0).max(300).default(0)),
  UPLOADS_PER_DAY: optional(z.coerce.number().int().min(1).max(1_000_000).default(500)),
  UPLOAD_MB_PER_DAY: optional(z.coerce.number().int().min(1).max(1_000_000).default(2_000)),
  STORAGE_MB: optional(z.coerce.number().int().min(1).max(100_000_000).default(20_000)),
  DISK_RESERVE_MB: optional(z.coerce.number().int().min(0).max(100_000_000).default(500)),
  AUDIT_DAYS: optional(z.coerce.number().int().min(90).max(36_500).default(730)),
  COPIES_URL: optional(
    z
      .string()
      .regex(/^(?:s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.-]+)*\/?|(?![a-z0-9]+:\/\/).+)$/)
      .optional(),
  ),
  BACKUP_DIR: optional(z.string().optional()),
  BACKUP_HOURS: optional(z.coerce.number().int().min(1).max(720).default(24)),
  BACKUP_KEEP: optional(z.coerce.number().int().min(1).max(1_000).default(14)),
  OIDC_ISSUER: optional(
    z
      .url()
      .regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$))/)
      .optional(),
  ),
  OIDC_CLIENT_ID: optional(z.string().max(200).optional()),
  OIDC_CLIENT_SECRET: optional(z.string().max(500).optional()),
  OIDC_NAME: optional(z.string().trim().max(40).default('single sign-on')),
  OIDC_CREATE: optional(z.enum(['no', 'approval', 'open']).default('no')),
  OIDC_DOMAINS: optional(
    z
      .string()
      .regex(/^\s*[\w-]+(?:\.[\w-]+)+(?:\s*,\s*[\w-]+(?:\.[\w-]+)+)*\s*$/)
      .optional(),
  ),
  SMTP_URL: optional(
    z
      .url({ protocol: /^smtps?$/ })
      .regex(/^smtps?:\/\/./)
      .optional(),
  ),
  BOUNCE_ADDRESS: optional(
    z
      .email()
      .regex(/^.{1,31}@/)
      .optional(),
  ),
  MAIL_FROM: optional(
    z
      .string()
      .regex(/^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/)
      .optional(),
  ),
});

const expected: Record<keyof z.infer<typeof schema>, string> = {
  PORT: 'a port number from 0 to 65535 (0 takes a free one), for example 3000',
  HOST: 'a host name or address to listen on, for example 127.0.0.1',
  DATA_DIR: 'the path of a folder, for example ./var',
  DATABASE_URL:
    'a PostgreSQL address, for example postgres://user:password@host:5432/name, or unset for the embedded database',
  DATABASE_READ_URL: 'the PostgreSQL address of a replica of DATABASE_URL, or unset',
  SEED: 'sample or none',
  REGISTRATION: 'approval, open or closed',
  PUBLIC_URL: 'the address of the site as visitors see it, for example https://www.example.com',
  API_BASE: 'a path such as /api, or an address such as https://api.example.com/api',
  LOG_LEVEL: 'error, warn or info (a line for each answer)',
  SECRET_KEY: 'a secret of 32 to 200 characters without spaces, or unset for a key in the data folder',
  METRICS_TOKEN: 'a secret of 16 to 200 letters, digits and . ~ + / - _, or unset for this machine only',
  WEBHOOKS: 'public or any',
  INCOMPATIBLE_RELEASES: 'refuse or serve',
  BUNDLED: 'publish or ignore',
  MODULE_SERVICES:
    'modules with the addresses of their services and commas between, for example mfe-payroll=https://payroll.internal, or unset for none',
  RELEASE_KEYS:
    'modules, or * for all, with the public keys that npm run release -- keygen printed and commas between, for example mfe-payroll=<key>, or unset for releases without signatures',
  RELEASES_URL:
    'a bucket of an S3-compatible service, for example s3://releases or s3://releases/site, or unset for a folder in DATA_DIR',
  S3_ENDPOINT: 'the address of an S3-compatible service, for example https://s3.example.com, or unset for Amazon’s',
  S3_REGION: 'the name of a region, for example eu-central-1',
  S3_ACCESS_KEY_ID: 'the name of a key that may read, write, list and delete in the bucket',
  S3_SECRET_ACCESS_KEY: 'the secret of that key',
  RELEASE_DAYS: 'a whole number of days from 30 to 36500',
  DRAIN_SECONDS: 'a number of seconds from 0 to 300',
  UPLOADS_PER_DAY: 'how many files one account may send in a day, from 1 to 1000000',
  UPLOAD_MB_PER_DAY: 'how many MB one account may send in a day, from 1 to 1000000',
  STORAGE_MB: 'how many MB all files may take, from 1 to 100000000',
  DISK_RESERVE_MB: 'how many MB stay free on the disk, from 0 to 100000000',
  AUDIT_DAYS: 'a whole number of days from 90 to 36500',
  COPIES_URL:
    'a folder outside of DATA_DIR, for example /mnt/copies, or a bucket, for example s3://copies/product, or unset for no copies',
  BACKUP_DIR: 'the path of a folder, or unset for no backups by schedule',
  BACKUP_HOURS: 'a whole number of hours from 1 to 720',
  BACKUP_KEEP: 'how many backups to keep, from 1 to 1000',
  OIDC_ISSUER:
    'the address of an OpenID Connect provider, for example https://accounts.example.com (http at localhost only), or unset for none',
  OIDC_CLIENT_ID: 'the name that the provider has given to this site',
  OIDC_CLIENT_SECRET: 'the secret that the provider has given to this site',
  OIDC_NAME: 'what the provider is called on the sign-in page, in 40 letters at most',
  OIDC_CREATE: 'no, approval or open',
  OIDC_DOMAINS: 'domains of email addresses with commas between, for example example.com, or unset for any',
  SMTP_URL: 'a mail server, for example smtps://user:password@mail.example.com, or unset for no mails',
  BOUNCE_ADDRESS:
    'the address that undelivered mails come back to, with at most 31 characters before the @, for example bounces@example.com, or unset for that of MAIL_FROM',
  MAIL_FROM: 'who sends the mails, for example Example Staffing <console@example.com>',
};

/** Settings whose value holds a password and is never shown. */
const secret: ReadonlySet<string> = new Set([
  'OIDC_CLIENT_SECRET',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SECRET_KEY',
  'METRICS_TOKEN',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
]);

/** The deployer's settings, by environment variable; docs/operating.md lists the same. */
export interface Settings {
  /** `PORT`. By default 3000; 0 takes a free one. */
  port: number;
  /** `HOST`. By default 127.0.0.1, this machine only. */
  host: string;
  /** `DATA_DIR`, absolute. By default `./var`. */
  dataDir: string;
  /** `DATABASE_URL`. By default unset: the embedded database in the data folder. */
  databaseUrl: string | undefined;
  /** `DATABASE_READ_URL`. By default unset: no replica is read. */
  databaseReadUrl: string | undefined;
  /** `SEED`. By default `sample`: the first start stores sample rows. */
  seed: 'sample' | 'none';
  /** `REGISTRATION`. By default `approval`: later accounts wait for the owner. */
  registration: 'approval' | 'open' | 'closed';
  /**
   * `PUBLIC_URL`, without a trailing slash. By default unset: the address listened on, and for a calendar's feed the
   * request's.
   */
  publicUrl: string | undefined;
  /** `API_BASE`, without a trailing slash. By default `/api` of the site's own origin. */
  apiBase: string;
  /** `LOG_LEVEL`. By default `warn`; `info` writes a line for each answer. */
  logLevel: 'error' | 'warn' | 'info';
  /** `SECRET_KEY`: seals what the server must be able to read again. By default unset: a key in the data folder. */
  secretKey: string | undefined;
  /** `METRICS_TOKEN`. By default unset: `/metrics` is for this machine only. */
  metricsToken: string | undefined;
  /** `WEBHOOKS`. By default `public`: the webhooks of modules' teams are called over https at public addresses only; `any` allows private ones and http. */
  webhooks: 'public' | 'any';
  /** `INCOMPATIBLE_RELEASES`. By default `refuse`: no start while a current release uses what this shell or API lacks. */
  misfits: 'refuse' | 'serve';
  /** `BUNDLED`. By default `publish`: the modules that were built beside the server are published at its start. */
  bundled: 'publish' | 'ignore';
  /** `MODULE_SERVICES`: where the service of each module is, by the module's name, without a slash at the end. By default empty: nothing is passed on. */
  moduleServices: Readonly<Record<string, string>>;
  /** `RELEASE_KEYS`: the public keys that releases of a module (or of all, `*`) are signed with. By default empty: they need no signature. */
  releaseKeys: ReleaseKeys;
  /** `RELEASES_URL`, with `S3_ENDPOINT`, `S3_REGION` and the key. By default unset: the files of releases lie in the data folder. */
  bucket: BucketSettings | undefined;
  /** `RELEASE_DAYS`: how long the files of a release stay after it was last in use. By default 90. */
  releaseDays: number;
  /** `DRAIN_SECONDS`, in milliseconds. By default 0: at SIGTERM, the server does not wait before it ends. */
  drainMs: number;
  /** Limits of sending and storing. */
  uploads: {
    /** `UPLOADS_PER_DAY`. By default 500: how many files one account may send in a day. */
    dailyNumber: number;
    /** `UPLOAD_MB_PER_DAY`, in bytes. By default 2,000 MB. */
    dailyBytes: number;
    /** `STORAGE_MB`, in bytes. By default 20,000 MB: what the files of records and releases may take in sum. */
    mostBytes: number;
    /** `DISK_RESERVE_MB`, in bytes. By default 500 MB: what stays free on the disk of the data folder. */
    reserveBytes: number;
  };
  /** `AUDIT_DAYS`. By default 730: how long the audit log keeps entries other than records' history. */
  auditDays: number;
  /** `COPIES_URL`: where every change of the embedded database is copied to, with the files of releases: a folder outside of the data folder, absolute, or a bucket, with `S3_ENDPOINT`, `S3_REGION` and the key. By default unset: nowhere. */
  copies: CopiesPlace | undefined;
  /** `BACKUP_DIR`, absolute. By default unset: no backups by schedule. */
  backupDir: string | undefined;
  /** `BACKUP_HOURS`, in milliseconds. By default a day. */
  backupEveryMs: number;
  /** `BACKUP_KEEP`. By default 14: older ones that the schedule made are removed. */
  backupKeep: number;
  /** `SMTP_URL`, which needs `MAIL_FROM` and `PUBLIC_URL`. By default unset: the product sends no mail, and says so where one would be needed. */
  mail: MailSettings | undefined;
  /** `OIDC_ISSUER`, which needs `OIDC_CLIENT_ID`, `OIDC_CLIENT_SECRET` and `PUBLIC_URL`. By default unset: people sign in with passwords and passkeys. */
  provider: ProviderSettings | undefined;
}

/** How mails are sent. */
export interface MailSettings {
  smtpUrl: string;
  from: string;
  /** The base of links in mails, without a trailing slash: the deployer's address, never a request's. */
  site: string;
  /** `BOUNCE_ADDRESS`: where undelivered mails come back to, each with a key of its own after a plus sign. By default unset: to the sender. */
  bounceAddress?: string | undefined;
}

const MB = 1024 * 1024;
const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** `mfe-payroll=https://payroll.internal, …` as the address of each module. */
const servicesOf = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)
      .map((each) => {
        const [module = '', ...address] = each.split('=');
        return [module, withoutSlash(address.join('='))];
      }),
  );

/** `mfe-payroll=key, …` as the keys of each module. */
function keysOf(text = ''): ReleaseKeys {
  const keys: Record<string, string[]> = {};
  for (const each of text.split(',').map((one) => one.trim())) {
    const at = each.indexOf('=');
    if (at > 0) (keys[each.slice(0, at)] ??= []).push(each.slice(at + 1));
  }
  return keys;
}

/** The OpenID Connect provider that people may sign in by. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** `OIDC_NAME`: the provider's name on the sign-in page. */
  name: string;
  /** `OIDC_CREATE`. By default `no`: people without an account stay out. */
  create: 'no' | 'approval' | 'open';
  /** `OIDC_DOMAINS`, in small letters: whose email addresses may get a new account. Empty for any. */
  domains: readonly string[];
  /** The site's address, without a trailing slash. */
  site: string;
  /** Where the provider sends browsers back to; it must know this address. */
  callback: string;
}

type SettingName = keyof z.infer<typeof schema>;

/** What a start without `name` fails with, where `setting` is set and needs it. */
const missingFor = (setting: SettingName, name: SettingName): StartError =>
  new StartError(`The setting ${name} is missing, and ${setting} needs it: it must be ${expected[name]}.`);

/** Throws `StartError` when a provider is named without its client or the site's address. */
function providerSettings(data: z.infer<typeof schema>): ProviderSettings | undefined {
  const {
    OIDC_ISSUER,
    OIDC_CLIENT_ID,
    OIDC_CLIENT_SECRET,
    OIDC_NAME,
    OIDC_CREATE,
    OIDC_DOMAINS = '',
    PUBLIC_URL,
  } = data;
  if (OIDC_ISSUER === undefined) return undefined;
  const needed = { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, PUBLIC_URL };
  const missing = (Object.keys(needed) as (keyof typeof needed)[]).find((name) => needed[name] === undefined);
  if (missing !== undefined) throw missingFor('OIDC_ISSUER', missing);
  const site = withoutSlash(PUBLIC_URL ?? '');
  const api = withoutSlash(data.API_BASE);
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID ?? '',
    clientSecret: OIDC_CLIENT_SECRET ?? '',
    name: OIDC_NAME,
    create: OIDC_CREATE,
    domains: OIDC_DOMAINS.toLowerCase()
      .split(',')
      .map((domain) => domain.trim())
      .filter(Boolean),
    site,
    callback: `${api.startsWith('/') ? site : ''}${api}/auth/provider/callback`,
  };
}

/** Throws `StartError` when a bucket is named, but no key for it. */
function bucketAt(
  setting: 'RELEASES_URL' | 'COPIES_URL',
  url: string,
  { S3_ENDPOINT, S3_REGION, ...key }: z.infer<typeof schema>,
): BucketSettings {
  const value = (name: 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'): string => {
    const given = key[name];
    if (given === undefined) throw missingFor(setting, name);
    return given;
  };
  const [bucket = '', ...prefix] = withoutSlash(url.slice('s3://'.length)).split('/');
  return {
    endpoint: withoutSlash(S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`),
    region: S3_REGION,
    bucket,
    prefix: prefix.join('/'),
    keyId: value('S3_ACCESS_KEY_ID'),
    secret: value('S3_SECRET_ACCESS_KEY'),
  };
}

/** Throws `StartError` where there is no embedded database to copy, and for a folder within the data folder. */
function copiesPlace(data: z.infer<typeof schema>): CopiesPlace | undefined {
  const { COPIES_URL: url, DATABASE_URL, DATA_DIR } = data;
  if (url === undefined) return undefined;
  if (DATABASE_URL !== undefined)
    throw new StartError('COPIES_URL copies the embedded database only, and DATABASE_URL is set; unset one of them.');
  if (url.startsWith('s3://')) return { bucket: bucketAt('COPIES_URL', url, data) };
  const [folder, dataDir] = [path.resolve(url), path.resolve(DATA_DIR)];
  if (`${folder}${path.sep}`.startsWith(`${dataDir}${path.sep}`))
    throw new StartError(
      `COPIES_URL="${url}" lies in the data folder ${dataDir} and would be lost with it; name a folder on another disk.`,
    );
  return { folder };
}

/** Throws `StartError` when mails could be sent, but the sender or the site's address is missing. */
function mailSettings({ SMTP_URL, BOUNCE_ADDRESS, ...needed }: z.infer<typeof schema>): MailSettings | undefined {
  if (SMTP_URL === undefined) return undefined;
  const value = (name: 'MAIL_FROM' | 'PUBLIC_URL'): string => {
    const given = needed[name];
    if (given === undefined) throw missingFor('SMTP_URL', name);
    return given;
  };
  return {
    smtpUrl: SMTP_URL,
    from: value('MAIL_FROM'),
    site: withoutSlash(value('PUBLIC_URL')),
    ...(BOUNCE_ADDRESS !== undefined && { bounceAddress: BOUNCE_ADDRESS }),
  };
}

/** Throws `StartError` when a replica is named, but no database that it copies. */
function replicaOf({ DATABASE_URL, DATABASE_READ_URL }: z.infer<typeof schema>): string | undefined {
  if (DATABASE_READ_URL !== undefined && DATABASE_URL === undefined)
    throw missingFor('DATABASE_READ_URL', 'DATABASE_URL');
  return DATABASE_READ_URL;
}

/** Reads the settings. Throws `StartError` that names the first wrong one and its allowed values. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const result = schema.safeParse(environment);
  if (!result.success) {
    const name = result.error.issues[0]?.path[0] as keyof typeof expected;
    const given = secret.has(name) ? '' : `="${environment[name] ?? ''}"`;
    throw new StartError(`The setting ${name}${given} is wrong: it must be ${expected[name]}.`, {
      cause: result.error,
    });
  }
  const { data } = result;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: path.resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseReadUrl: replicaOf(data),
    seed: data.SEED,
    registration: data.REGISTRATION,
    publicUrl: data.PUBLIC_URL === undefined ? undefined : withoutSlash(data.PUBLIC_URL),
    apiBase: withoutSlash(data.API_BASE),
    logLevel: data.LOG_LEVEL,
    secretKey: data.SECRET_KEY,
    metricsToken: data.METRICS_TOKEN,
    webhooks: data.WEBHOOKS,
    misfits: data.INCOMPATIBLE_RELEASES,
    bundled: data.BUNDLED,
    moduleServices: servicesOf(data.MODULE_SERVICES),
    releaseKeys: keysOf(data.RELEASE_KEYS),
    bucket: data.RELEASES_URL === undefined ? undefined : bucketAt('RELEASES_URL', data.RELEASES_URL, data),
    releaseDays: data.RELEASE_DAYS,
    drainMs: data.DRAIN_SECONDS * 1000,
    uploads: {
      dailyNumber: data.UPLOADS_PER_DAY,
      dailyBytes: data.UPLOAD_MB_PER_DAY * MB,
      mostBytes: data.STORAGE_MB * MB,
      reserveBytes: data.DISK_RESERVE_MB * MB,
    },
    auditDays: data.AUDIT_DAYS,
    copies: copiesPlace(data),
    backupDir: data.BACKUP_DIR === undefined ? undefined : path.resolve(data.BACKUP_DIR),
    backupEveryMs: data.BACKUP_HOURS * 60 * 60 * 1000,
    backupKeep: data.BACKUP_KEEP,
    mail: mailSettings(data),
    provider: providerSettings(data),
  };
}

/** The site's address, without a trailing slash: `PUBLIC_URL`, else the one listened on. */
export const originOf = ({ publicUrl, host, port }: Settings): string =>
  publicUrl ?? `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
