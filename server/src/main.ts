import { buildApp, type ServerPlugin } from './app';
import { openDatabase } from './db/openDatabase';
import { listen } from './listen';
import { seed } from './seed';
import { readSettings } from './settings';
import { StartError } from './startError';
import { stopOnSignal } from './stopOnSignal';

/** The parts beside the API. */
const plugins: readonly ServerPlugin[] = [];

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const db = await openDatabase(settings);
  await seed(db, settings.seed);
  const app = await buildApp({ settings, db, plugins });
  app.addHook('onClose', () => db.destroy());
  stopOnSignal(app);
  const address = await listen(app, settings);
  const owner = await db.selectFrom('marks').select('value').where('key', '=', 'owner').executeTakeFirst();
  process.stdout.write(`Ready at ${address}\n`);
  if (!owner) process.stdout.write(`Nobody has an account yet: register at ${address}/signin, the first account is the owner.\n`);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
});
