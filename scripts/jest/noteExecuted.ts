import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** For each file, the ranges of the functions that ran, in swc's output. */
type Ran = Record<string, [start: number, end: number][]>;

/**
 * Set up by `npm test -- --record`: records which functions of the project each test file executes, by V8's coverage
 * counts; see scripts/test/executed.mjs.
 */
const root = join(__dirname, '../..');
const folder = join(root, '.cache/executed');
const isOwn = (path: string) => path.startsWith(`${root}/`) && !/\/(node_modules|\.cache|dist)\//.test(path);

// An inspector session of this process with itself: each answer is there before `post` returns.
const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** The functions that ran since the last call. */
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
    // The first one is the file itself.
    const ran = functions.slice(1).flatMap(({ ranges: [range] }) => (range && range.count > 0 ? [range] : []));
    if (ran.length > 0) found[relative(root, path)] = ran.map(({ startOffset, endOffset }) => [startOffset, endOffset]);
  }
  return found;
}

const both = (one: Ran, other: Ran): Ran =>
  Object.fromEntries(
    Object.keys({ ...one, ...other }).map((file) => [file, [...(one[file] ?? []), ...(other[file] ?? [])]]),
  );

/** For the file whose tests run: what it executed up to the last call, and how much of that later files share. */
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

/** Loads a test file that shares its process with others, and records what loading it and its tests execute. */
function noteExecuted(path: string, read: () => void): void {
  beforeAll(begin);
  take();
  read();
  const whileRead = take();
  afterAll(() => keep(relative(root, path), whileRead));
}

/**
 * Records separately what `work` executes, because it runs once for all files of the process; see
 * server/test/forAllTests.ts.
 */
async function noteForAll<T>(work: () => Promise<T>): Promise<T> {
  executed = both(executed, take());
  const result = await work();
  forAll = both(forAll, take());
  return result;
}
Object.assign(globalThis, { noteExecuted, noteForAll });
