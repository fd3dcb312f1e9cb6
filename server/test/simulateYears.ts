import { parseArgs } from 'node:util';
import { judgeSeed } from './simulation/judgeSeed';
import { postgresPlaces, sqlitePlaces } from './simulation/Place';

/**
 * The separate process of `npm run simulate`: simulates the years of some seeds, one after the other, until one fails;
 * then exits with 1. With `--postgres`, the address of a PostgreSQL whose user may create databases, runs there.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    postgres: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const places = await (values.postgres ? postgresPlaces(values.postgres) : sqlitePlaces());
const first = Number(values.from);
for (let seed = first; seed < first + Number(values.seeds) && process.exitCode !== 1; seed += 1) {
  const broken = await judgeSeed(places, seed, { isShort: values.short });
  if (broken === undefined) continue;
  process.exitCode = 1;
  process.stdout.write(`${broken}\n`);
}
await places.end();
