import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** By file, where each function that ran begins and ends in what swc made of it. */
type Ran = Record<string, [start: number, end: number][]>;

/** Set up with `npm test -- --record`: notes which functions of the project each test file executes, as V8 counts them; see scripts/test/executed.mjs. */
const root = join(__dirname, '../..');
const folder = join(root, '.cache/executed');
const isOwn = (path: string) => path.startsWith(`${root}/`) && !/\/(node_modules|\.cache|dist)\//.test(path);

// A session of this process with itself: each answer is there before `post` returns.
const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** The functions that ran since it was last asked. */
function take(): Ran {
  let scripts: Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error;
    scripts = result;
  });
  const found: Ran = {};
  for (const { url, functions } of scripts) {
    const path = url.startsWith('file:') ? fileURLToPath(url) : url;
    if (!isOwn(path)) continue;
    // The first is the file itself.
    const ran = functions.slice(1).flatMap(({ ranges: [range] }) => (range && range.count > 0 ? [range] : []));
    if (ran.length > 0) found[relative(root, path)] = ran.map(({ startOffset, endOffset }) => [startOffset, endOffset]);
  }
  return found;
}

const both = (one: Ran, other: Ran): Ran =>
  Object.fromEntries(
    Object.keys({ ...one, ...other }).map((file) => [file, [...(one[file] ?? []), ...(other[file] ?? [])]]),
  );

/** Of the file whose tests are run: what it executed until it was last asked, and what of it later files find done. */
let executed: Ran = {};
let forAll: Ran = {};
function begin(): void {
  take();
  executed = {};
  forAll = {};
}

function keep(file: string, whileRead: Ran): void {
  mkdirSync(folder, { recursive: true });
  const name = createHash('sha256').update(file).digest('hex').slice(0, 16);
  const noted = { file, whileRead: both(whileRead, forAll), executed: both(executed, take()) };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(noted));
}

const { testPath = '' } = expect.getState();
begin();
if (!testPath.includes('/.cache/tests/')) afterAll(() => keep(relative(root, testPath), {}));

/** Reads a test file that shares its process with others, and notes what it executes: as it is read, and by its tests. */
function noteExecuted(path: string, read: () => void): void {
  beforeAll(begin);
  take();
  read();
  const whileRead = take();
  afterAll(() => keep(relative(root, path), whileRead));
}

/** Notes what `work` executes apart, for it is done once for all files of the process; see server/test/forAllTests.ts. */
async function noteForAll<T>(work: () => Promise<T>): Promise<T> {
  executed = both(executed, take());
  const result = await work();
  forAll = both(forAll, take());
  return result;
}
Object.assign(globalThis, { noteExecuted, noteForAll });
