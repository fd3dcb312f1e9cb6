import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './build/targets';

/** The most frequent phrases that sound translated, with what to write instead. */
const phrases: [phrase: RegExp, instead: string][] = [
  [/\banew\b/i, 'again'],
  [/\bbesides\b/i, 'also, as well as'],
  [/\bin place of\b/i, 'instead of'],
  [/\b(for|by|of|to|than) who\b/i, 'for people who, for someone who'],
  [/\bwho (has|have) (it|none|more|no)\b/i, 'people without one'],
  [/\b(it|one|he) is told\b/i, 'say who tells whom'],
  [/\bis told (of|that)\b/i, 'hears of, sees'],
  [/\bthat (is|are|was) meant\b/i, 'name the thing'],
  [/\bis meant for\b/i, 'is for'],
  [/\bso many\b/i, 'the number'],
  [/\bnot any ?more\b/i, 'no longer'],
  [/\bof before\b/i, 'earlier, previous'],
  [/\b(has|have) (not )?come\b/i, 'has not loaded, has not arrived'],
  [/\bfrom now on\b/i, 'say what was done'],
  [/\bstands? (twice|there|beside|in the (list|table|index|log))\b/i, 'is'],
  [/\bwhose it is\b/i, "its owner, its team's name"],
  [/\bwhat is (to be|on its way)\b/i, 'name the thing: drafts, open dues'],
  [/\bwhat there is\b/i, 'name the thing'],
  [/\be-mails?\b/i, 'email'],
  [/\btelephone\b/i, 'phone'],
];

/** Further phrases that comments avoid. */
const phrasesOfComments: typeof phrases = [
  ...phrases,
  [/\bwho(m)?ever\b/i, 'people who, anyone who, the person who'],
  [/\bwhat (has|have|became|becomes|came) (become )?of\b/i, 'the result, the outcome, the state'],
  [/\bhow (it|they|each) stands?\b/i, 'its state'],
  [/\bas (it is|they are) stored\b/i, 'stored'],
  [/\bis known of\b/i, 'name the facts'],
  [/\bis none of\b/i, 'is not one of'],
  [/\b(have|has|for|wait|after) so (long|seldom)\b/i, 'this long'],
  [/\bbeside those of\b/i, 'in addition to'],
];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const documents = files.filter((file) => file.endsWith('.md'));
const sources = files.filter(
  (file) =>
    /^(mfe-\w+|shell|shared|server)\/.*\.tsx?$/.test(file) && !/\.(test|fixture|gallery)\.tsx?$|\/test\//.test(file),
);

/** A source's comments, each on one line. */
function commentsOf(code: string): string[] {
  const found = code.match(/(?<=^|[ \t{([])\/\*\*?[ \n][^]*?\*\/|^[ \t]*\/\/.*|(?<=[;,{}\])] )\/\/ .*/gm) ?? [];
  return found.map((comment) => comment.replaceAll(/`[^`]*`/g, '').replaceAll(/\s*\n\s*\*?\s?/g, ' '));
}

/** The texts of a source that people may read: string literals and JSX of several words. */
function textsOf(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8');
  if (!phrases.some(([phrase]) => phrase.test(code))) return [];
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false));
  return texts.filter((text) => /\S \S/.test(text));
}

/** A document's own words: without code, and without the test titles that `docs/security.md` quotes. */
const proseOf = (document: string) =>
  readFileSync(join(root, document), 'utf8')
    .replaceAll(/^( *)```[^]*?^ *```$/gm, '')
    .replaceAll(/`[^`\n]+\.test\.tsx?`: .+(?= \|$)/gm, '')
    .replaceAll(/`[^`\n]+`/g, '');

const found = (texts: string[], unwanted = phrases) =>
  texts.flatMap((text) =>
    unwanted.flatMap(([phrase, instead]) => {
      const at = phrase.exec(text);
      return at ? [`“…${text.slice(Math.max(0, at.index - 30), at.index + 30)}…”: write ${instead}`] : [];
    }),
  );

test.each(documents)('%s says it as a colleague would', (document) => {
  expect(found(proseOf(document).split('\n'))).toEqual([]);
});

test('comments of the code say it as a colleague would', () => {
  const comments = sources
    .filter((file) => !file.includes('/migrations/'))
    .flatMap((file) =>
      found(commentsOf(readFileSync(join(root, file), 'utf8')), phrasesOfComments).map(
        (problem) => `${file}: ${problem}`,
      ),
    );
  expect(comments).toEqual([]);
});

test('subjects of this branch are short and say it as a colleague would', () => {
  const range = spawnSync('git', ['merge-base', 'HEAD', 'main'], { cwd: root, encoding: 'utf8' });
  if (range.status !== 0) return;
  const subjects = execFileSync('git', ['log', '--no-merges', '--format=%s', `${range.stdout.trim()}..HEAD`], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);
  expect(found(subjects)).toEqual([]);
  expect(subjects.filter((subject) => subject.length > 72)).toEqual([]);
});

test('texts of screens and errors say it as a colleague would', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap((file) => found(textsOf(file)).map((problem) => `${file}: ${problem}`))).toEqual([]);
});
