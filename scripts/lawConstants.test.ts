import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A named number or list of numbers under a comment that cites its law. */
const constant =
  /\/\*\*(?<says>(?:(?!\*\/)[^])*)\*\/\s*(?:export )?const (?<name>[A-Z][A-Z_]+)(?::[^=]+)? = \[?-?\d[\d_.]*/g;
const law = /\b(?:Act|Code|Rules|Regulations|Scheme) \d{4}|\bnotification \d|\b(?:rule|section|article) \d/i;

/** The youngest working age is checked where it is typed; it changes only with the Constitution's limit. */
const accepted = ['salaryTax.ts MOST_PROFESSIONAL_TAX_PAISE', 'vacancy.ts YOUNGEST'];

const found = (text: string) =>
  [...text.matchAll(constant)].flatMap(({ groups = {} }) => (law.test(groups.says ?? '') ? [groups.name] : []));

test('no number of the law is a constant: it is a row with a first day', () => {
  const root = path.join(import.meta.dirname, '..');
  const files = execFileSync('git', ['ls-files', 'shared/domain', 'server/src/api'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\./.test(file));
  expect(files.length).toBeGreaterThan(500);
  const constants = files.flatMap((file) =>
    found(readFileSync(path.join(root, file), 'utf8')).map((name) => `${file} ${name}`),
  );
  expect(constants.map((each) => path.basename(each))).toEqual(accepted);
});

/** An amount from the law in a sentence of the program. */
const saidAmount = /^(?!\s*(?:\/?\*|\/\/)).*₹\d[\d,.]* ?(?:crore|lakh)/;

/** Choices by common knowledge, and sources that name a row's limit. */
const named = ['shared/domain/letterhead/letterhead.ts', 'shared/domain/compliance/lateRates.ts'];

test('no sentence names an amount of the law: it says what its row says', () => {
  const root = path.join(import.meta.dirname, '..');
  const files = execFileSync('git', ['ls-files', 'shared', 'server/src', 'mfe-*', 'shell/src'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file) && !named.includes(file));
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line) => (saidAmount.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test('a constant is found by the law that its comment names', () => {
  expect(found('/** In percent (Code on Wages 2019, section 18(3)). */\nconst MOST_PERCENT = 50;')).toEqual([
    'MOST_PERCENT',
  ]);
  expect(found('/** More at once nobody mends. */\nconst MOST = 100;')).toEqual([]);
  expect(saidAmount.test("help: 'Above ₹5 crore of turnover'")).toBe(true);
  expect(saidAmount.test('// Up to ₹5 crore of turnover')).toBe(false);
});
