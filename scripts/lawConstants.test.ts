import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A number or list of numbers with a name, under a comment that names its law. */
const constant =
  /\/\*\*(?<says>(?:(?!\*\/)[^])*)\*\/\s*(?:export )?const (?<name>[A-Z][A-Z_]+)(?::[^=]+)? = \[?-?\d[\d_.]*/g;
const law = /\b(?:Act|Code|Rules|Regulations|Scheme) \d{4}|\bnotification \d|\b(?:rule|section|article) \d/i;

/** The youngest age of work is checked where it is typed, and the Constitution's limit changes with it alone. */
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

test('a constant is found by the law that its comment names', () => {
  expect(found('/** In percent (Code on Wages 2019, section 18(3)). */\nconst MOST_PERCENT = 50;')).toEqual([
    'MOST_PERCENT',
  ]);
  expect(found('/** More at once nobody mends. */\nconst MOST = 100;')).toEqual([]);
});
