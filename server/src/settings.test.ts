import path from 'node:path';
import { readSettings } from './settings';

test('without any settings the defaults hold', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.resolve('var'),
    databaseUrl: undefined,
    seed: 'sample',
    registration: 'approval',
    publicUrl: undefined,
    apiBase: '/api',
    logLevel: 'warn',
    secretKey: undefined,
    metricsToken: undefined,
    webhooks: 'public',
    misfits: 'refuse',
    bundled: 'publish',
    moduleServices: {},
    releaseKeys: {},
    bucket: undefined,
    releaseDays: 90,
    drainMs: 0,
    uploads: {
      dailyNumber: 500,
      dailyBytes: 2_000 * 1024 * 1024,
      mostBytes: 20_000 * 1024 * 1024,
      reserveBytes: 500 * 1024 * 1024,
    },
    auditDays: 730,
    copies: undefined,
    backupDir: undefined,
    backupEveryMs: 24 * 60 * 60 * 1000,
    backupKeep: 14,
    mail: undefined,
    provider: undefined,
  });
});

test('an empty setting is as good as none', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', SEED: '' })).toEqual(readSettings({}));
});

test('settings are read, addresses without their trailing slash', () => {
  const settings = readSettings({
    PORT: '8080',
    DATABASE_URL: 'postgres://a@b/c',
    PUBLIC_URL: 'https://www.example.com/',
    API_BASE: 'https://api.example.com/api/',
  });
  expect(settings).toMatchObject({
    port: 8080,
    databaseUrl: 'postgres://a@b/c',
    publicUrl: 'https://www.example.com',
    apiBase: 'https://api.example.com/api',
  });
});

test.each([
  ['PORT', '70000', 'a port number'],
  ['PORT', 'web', 'a port number'],
  ['SEED', 'yes', 'sample or none'],
  ['REGISTRATION', 'maybe', 'approval, open or closed'],
  ['DATABASE_URL', 'mysql://x', 'a PostgreSQL address'],
  ['PUBLIC_URL', 'example', 'the address of the site'],
  ['API_BASE', 'ftp://x', 'a path such as /api'],
  ['LOG_LEVEL', 'loud', 'error, warn or info'],
  ['SECRET_KEY', 'short', 'a secret of 32'],
  ['METRICS_TOKEN', 'short', 'a secret of 16'],
  ['DRAIN_SECONDS', '-1', 'a number of seconds'],
  ['BACKUP_HOURS', '0.5', 'a whole number of hours'],
  ['BACKUP_KEEP', '0', 'how many backups'],
  ['MODULE_SERVICES', 'https://payroll.internal', 'modules with the addresses of their services'],
  ['MODULE_SERVICES', 'mfe-payroll=http://me:secret@payroll.internal', 'modules with the addresses of their services'],
  ['RELEASE_KEYS', 'mfe-payroll=short', 'modules, or * for all, with the public keys'],
  ['RELEASES_URL', 'https://s3.example.com/releases', 'a bucket of an S3-compatible service'],
  ['S3_ENDPOINT', 's3.example.com', 'the address of an S3-compatible service'],
  ['OIDC_ISSUER', 'http://accounts.example.com', 'the address of an OpenID Connect provider'],
  ['OIDC_CREATE', 'yes', 'no, approval or open'],
  ['OIDC_DOMAINS', 'example', 'domains of email addresses'],
  ['SMTP_URL', 'mail.example.com', 'a mail server'],
  ['SMTP_URL', 'smtp://', 'a mail server'],
  ['BOUNCE_ADDRESS', 'bounces', 'the address that undelivered mails'],
  ['MAIL_FROM', 'Example Staffing', 'who sends the mails'],
  ['MAIL_FROM', 'a@example.com\r\nBcc: b@example.com', 'who sends the mails'],
])('a wrong %s ends the start with one sentence that says what it must be', (name, value, expected) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    `The setting ${name}${['DATABASE_URL', 'SECRET_KEY', 'METRICS_TOKEN', 'SMTP_URL'].includes(name) ? '' : `="${value}"`} is wrong: it must be ${expected}`,
  );
});

test('the keys of releases are read by module, several of one among them', () => {
  const [one, other] = [`${'a'.repeat(43)}=`, `${'b'.repeat(43)}=`];
  const RELEASE_KEYS = `mfe-payroll=${one}, mfe-payroll=${other},*=${one}`;
  expect(readSettings({ RELEASE_KEYS }).releaseKeys).toEqual({ 'mfe-payroll': [one, other], '*': [one] });
});

test('a bucket needs a key, and is Amazon’s unless an address says another', () => {
  const whole = { RELEASES_URL: 's3://releases/site/', S3_ACCESS_KEY_ID: 'us', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readSettings({ ...whole, S3_REGION: 'eu-central-1' }).bucket).toEqual({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    region: 'eu-central-1',
    bucket: 'releases',
    prefix: 'site',
    keyId: 'us',
    secret: 'secret',
  });
  expect(readSettings({ ...whole, S3_ENDPOINT: 'http://10.0.0.2:9000/' }).bucket?.endpoint).toBe(
    'http://10.0.0.2:9000',
  );
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    expect(() => readSettings({ ...whole, [name]: '' })).toThrow(
      `The setting ${name} is missing, and RELEASES_URL needs it: it must be `,
    );
});

test('mails need a sender, and the site’s address for the links in them', () => {
  const SMTP_URL = 'smtps://user:secret@mail.example.com';
  const MAIL_FROM = 'Example Staffing <console@example.com>';
  const PUBLIC_URL = 'https://www.example.com/';
  expect(readSettings({ SMTP_URL, MAIL_FROM, PUBLIC_URL }).mail).toEqual({
    smtpUrl: SMTP_URL,
    from: MAIL_FROM,
    site: 'https://www.example.com',
  });
  const BOUNCE_ADDRESS = 'bounces@example.com';
  expect(readSettings({ SMTP_URL, MAIL_FROM, PUBLIC_URL, BOUNCE_ADDRESS }).mail).toMatchObject({
    bounceAddress: BOUNCE_ADDRESS,
  });
  expect(() => readSettings({ SMTP_URL, PUBLIC_URL })).toThrow(
    'The setting MAIL_FROM is missing, and SMTP_URL needs it: it must be who sends the mails',
  );
  expect(() => readSettings({ SMTP_URL, MAIL_FROM })).toThrow('The setting PUBLIC_URL is missing');
});

test('a sign-in provider needs what it knows this site by, and the site’s address', () => {
  const [OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET] = ['https://accounts.example.com', 'console', 'a secret'];
  const PUBLIC_URL = 'https://www.example.com/';
  const whole = { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, PUBLIC_URL };
  expect(readSettings({ ...whole, OIDC_DOMAINS: 'Example.com, example.org' }).provider).toEqual({
    issuer: OIDC_ISSUER,
    clientId: 'console',
    clientSecret: 'a secret',
    name: 'single sign-on',
    create: 'no',
    domains: ['example.com', 'example.org'],
    site: 'https://www.example.com',
    callback: 'https://www.example.com/api/auth/provider/callback',
  });
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'PUBLIC_URL'])
    expect(() => readSettings({ ...whole, [name]: '' })).toThrow(
      `The setting ${name} is missing, and OIDC_ISSUER needs it: it must be `,
    );
});

test('a replica is one of a PostgreSQL that is named too', () => {
  const urls = { DATABASE_URL: 'postgres://x/y', DATABASE_READ_URL: 'postgres://copy/y' };
  expect(readSettings(urls).databaseReadUrl).toBe('postgres://copy/y');
  expect(() => readSettings({ DATABASE_READ_URL: urls.DATABASE_READ_URL })).toThrow(
    'The setting DATABASE_URL is missing, and DATABASE_READ_URL needs it: it must be ',
  );
});

test('copies go to a folder outside of the data folder or to a bucket, and a PostgreSQL has none', () => {
  expect(readSettings({ COPIES_URL: '/mnt/copies' }).copies).toEqual({ folder: '/mnt/copies' });
  const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readSettings({ COPIES_URL: 's3://copies/product', ...key }).copies).toMatchObject({
    bucket: { bucket: 'copies', prefix: 'product', endpoint: 'https://s3.us-east-1.amazonaws.com' },
  });
  expect(() => readSettings({ COPIES_URL: 's3://copies' })).toThrow(
    /S3_ACCESS_KEY_ID is missing, and COPIES_URL needs it/,
  );
  expect(() => readSettings({ COPIES_URL: 'ftp://copies' })).toThrow(/COPIES_URL="ftp:\/\/copies" is wrong/);
  expect(() => readSettings({ COPIES_URL: '/srv/var/copies', DATA_DIR: '/srv/var' })).toThrow(/would be lost with it/);
  expect(() => readSettings({ COPIES_URL: '/mnt/copies', DATABASE_URL: 'postgres://x/y' })).toThrow(
    /unset one of them/,
  );
});
