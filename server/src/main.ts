import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { company } from 'shared/domain/letterhead/companyFacts';
import { keepBackups } from './backup/keepBackups';
import { checkCompany } from './checkCompany';
import { Copier } from './copies/Copier';
import { keepCopies } from './copies/keepCopies';
import { tellOwners } from './copies/tellOwners';
import { lockFolder } from './db/engines/lockFolder';
import { connectDatabase, openDatabase } from './db/engines/openDatabase';
import { keepStamp } from './db/keepStamp';
import { keepStatistics } from './db/keepStatistics';
import { listen } from './listen';
import { Mailer } from './mail/Mailer';
import { ownProduct } from './ownProduct';
import { buildProduct } from './product';
import { collectReleases } from './releases/collectReleases';
import { type BuiltModule, installBundled } from './releases/installBundled';
import { ReleaseStore } from './releases/ReleaseStore';
import { readApi } from './releases/readApi';
import { refuseMisfits } from './releases/refuseMisfits';
import { LiveRegistry } from './releases/registry/LiveRegistry';
import { Bucket } from './releases/storage/Bucket';
import { openReleaseFiles } from './releases/storage/openReleaseFiles';
import { seed } from './seed';
import { originOf, readSettings, type Settings } from './settings';
import { keepShell } from './site/keepShell';
import { readShell } from './site/readShell';
import { SharedShell } from './site/SharedShell';
import { startSentence } from './startError';
import { stopOnSignal } from './stopOnSignal';

const HOUR_MS = 60 * 60 * 1000;

/** The folder that holds the shell and the modules that came with this server. */
const product = path.resolve(import.meta.dirname, '../..');

/** The built modules beside the server. */
const bundledReleases = (): BuiltModule[] =>
  readdirSync(product)
    .filter((name) => name.startsWith('mfe-'))
    .map((module) => ({ module, folder: path.join(product, module, 'dist') }))
    .filter(({ folder }) => existsSync(path.join(folder, 'release.json')));

// oxlint-disable-next-line max-lines-per-function -- the start of the server, step by step
async function start(settings: Settings): Promise<void> {
  checkCompany(company);
  const builtShell = path.join(product, 'shell/dist');
  const shell = readShell(builtShell);
  const unlock = settings.databaseUrl === undefined ? lockFolder(settings.dataDir) : () => undefined;
  const db = await openDatabase(settings);
  await seed(db, settings.seed);
  const stopStatistics = await keepStatistics(db);
  const stopStamp = await keepStamp(db, settings.dataDir);

  const shellFolder = path.join(settings.dataDir, 'shell');
  await keepShell(builtShell, shellFolder);
  const files = openReleaseFiles(settings);
  const shared = settings.bucket && new SharedShell(db, new Bucket(settings.bucket), shellFolder);
  const sources = {
    shell,
    shellFolder,
    origin: originOf(settings),
    apiBase: settings.apiBase,
    ...readApi(path.join(import.meta.dirname, 'api.json')),
    services: Object.keys(settings.moduleServices),
  };
  const store = new ReleaseStore(db, files, sources, settings.releaseKeys);
  if (settings.bundled === 'publish') await installBundled(store, bundledReleases());
  await refuseMisfits(store, settings.misfits);
  const live = await LiveRegistry.open(store);

  const sdkOf = {
    product,
    folder: path.join(settings.dataDir, 'sdk'),
    offers: path.join(settings.dataDir, 'offers'),
  };
  const copier = settings.copies && new Copier(settings.copies, settings.dataDir);
  await copier?.start();
  const app = await buildProduct({
    settings,
    db,
    store,
    live,
    sources,
    sdkOf,
    copies: copier,
    ...(shared && { bringShell: (name: string) => shared.bring(name) }),
  });
  const tidy = async () => {
    await shared?.keep(builtShell);
    await files.sweep();
    await collectReleases({ db, store }, settings.releaseDays);
  };
  const tidyOrTell = () => tidy().catch((error: unknown) => app.log.error(error));
  // Before anybody gets a document that names the shell: another server may be asked for it.
  await tidyOrTell();
  const tidying = setInterval(() => void tidyOrTell(), HOUR_MS);
  app.addHook('onClose', async () => {
    live.close();
    clearInterval(tidying);
    stopStatistics();
    stopStamp();
    await db.destroy();
    await copier?.stop();
    unlock();
  });
  const stopOwn = ownProduct.start?.(db, (error) => app.log.error(error));
  app.addHook('onClose', async () => stopOwn?.());
  stopOnSignal(app, settings.drainMs);
  const { backupDir: dir, backupEveryMs: everyMs, backupKeep: keep } = settings;
  if (dir !== undefined) {
    const tell = (sentence: string) => app.log.error(sentence);
    const stop = keepBackups(db, () => connectDatabase(settings), settings.dataDir, { dir, everyMs, keep }, tell);
    app.addHook('onClose', async () => stop());
  }
  if (copier) {
    const mailer = new Mailer(settings.mail, app.log);
    const stop = keepCopies(db, copier, (notice) =>
      tellOwners(db, mailer, notice, (sentence) => app.log.error(sentence)),
    );
    app.addHook('onClose', async () => {
      stop();
      await mailer.close();
    });
  }
  const address = await listen(app, settings);
  const owner = await db.selectFrom('marks').select('value').where('key', '=', 'owner').executeTakeFirst();
  process.stdout.write(`Ready at ${address}\n`);
  if (!owner)
    process.stdout.write(`Nobody has an account yet: register at ${address}/signin, the first account is the owner.\n`);
}

let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  await start(settings);
} catch (error) {
  process.stderr.write(`${startSentence(error, settings ?? {})}\n`);
  process.exit(1);
}
