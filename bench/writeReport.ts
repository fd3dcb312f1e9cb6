import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APART, apart, figureText, goalTable, goalText, isMet } from './Goal';
import type { Measured, Plot, Section } from './Part';
import { plotSvg } from './plotSvg';
import { type Results, readResults } from './results';

const root = join(import.meta.dirname, '..');

/** What each bench answers, in the order of the report. */
const questions: Record<string, string> = {
  site: 'What a visitor waits for',
  twins: 'The console beside its twins',
  console: 'How fast the console answers',
  build: 'How long a build takes',
  server: 'What the server bears',
};

/** Between these stand the figures of the README. */
const figures = { begin: '<!-- figures -->', end: '<!-- /figures -->' };

const table = ({ headings, rows }: Pick<Section, 'headings' | 'rows'>): string =>
  [headings, headings.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The drawings of a part, by their file: `plot-twins-dashboard.svg`. */
const drawingsOf = (bench: string, part: string, { plots = [] }: Measured): { file: string; plot: Plot }[] =>
  plots.map((plot, index) => ({ file: `plot-${bench}-${part}${index > 0 ? `-${index + 1}` : ''}.svg`, plot }));

const timeOf = ({ at, commit }: Pick<Measured, 'at' | 'commit'>) =>
  `${at.slice(0, 16).replace('T', ' ')} UTC${commit ? `, commit ${commit}` : ''}`;

function partText(bench: string, part: string, measured: Measured): string {
  const { at, took, load, machine, commit, before, sections, goals } = measured;
  return [
    `### ${bench}:${part}`,
    `${timeOf({ at, commit })}, ${took} s on ${machine}, load ${load} at the end.${before ? ` The run before: ${timeOf(before)}.` : ''}`,
    ...drawingsOf(bench, part, measured).map(({ file, plot }) => `![${plot.title}](results/${file})`),
    ...sections.flatMap((section) => [`${section.title}:`, table(section)]),
    ...(goals.length > 0 ? [table(goalTable(goals))] : []),
  ].join('\n\n');
}

/** A text with other figures between the marks. Throws where there are none. */
function withFigures(text: string, rows: (string | number)[][]): string {
  const [begin, end] = [text.indexOf(figures.begin), text.indexOf(figures.end)];
  if (begin < 0 || end < begin)
    throw new Error(`README.md has lost its marks ${figures.begin} and ${figures.end}; put them back.`);
  return `${text.slice(0, begin)}${figures.begin}\n${table({ headings: ['', 'here', 'beside'], rows })}\n${text.slice(end)}`;
}

/** What is written of results, by the path of the file in the project: the report, its drawings, and the README with its figures. */
export function reportFiles(results: Results): Record<string, string> {
  const measured = Object.keys(questions).flatMap((bench) =>
    Object.entries(results[bench] ?? {}).map(([part, each]) => ({ bench, part, each })),
  );
  const goals = measured.flatMap(({ bench, part, each }) =>
    each.goals.map((goal) => ({ ...goal, part: `${bench}:${part}` })),
  );
  const missed = goals.filter((goal) => !isMet(goal));
  const twice = goals.filter(({ before }) => before !== undefined);
  const far = twice.filter((goal) => (apart(goal) ?? 0) > APART);
  const list = (some: typeof goals) =>
    some.length > 0
      ? [
          table({
            headings: ['part', 'goal', 'found', 'the run before'],
            rows: some.map((goal) => [
              goal.part,
              goalText(goal),
              figureText(goal, goal.value),
              goal.before === undefined ? '' : figureText(goal, goal.before),
            ]),
          }),
        ]
      : [];
  const text = [
    '# Results',
    'Written by `npm run bench` from what is kept in `results/*.json`, each part as it was measured last; `npm run bench -- report` writes it anew. Times are those of that machine: compare what stands side by side, which was measured in turns.',
    `${goals.length - missed.length} of ${goals.length} goals are met.${missed.length > 0 ? ' These are not:' : ''}`,
    ...list(missed),
    ...(twice.length > 0
      ? [
          `Of ${twice.length} figures that were measured twice, ${twice.length - far.length} lie within ${APART * 100}% of the run before.${far.length > 0 ? ' These do not:' : ''}`,
        ]
      : []),
    ...list(far),
    ...Object.entries(questions).flatMap(([bench, question]) => {
      const parts = measured.filter((each) => each.bench === bench);
      return parts.length > 0 ? [`## ${question}`, ...parts.map(({ part, each }) => partText(bench, part, each))] : [];
    }),
  ].join('\n\n');
  const telling = measured.flatMap(({ each: { telling } }) =>
    telling ? [[telling.what, telling.here, telling.beside]] : [],
  );
  return {
    'README.md': withFigures(readFileSync(join(root, 'README.md'), 'utf8'), telling),
    'bench/RESULTS.md': `${text}\n`,
    ...Object.fromEntries(
      measured
        .flatMap(({ bench, part, each }) => drawingsOf(bench, part, each))
        .map(({ file, plot }) => [`bench/results/${file}`, plotSvg(plot)]),
    ),
  };
}

/** Writes the report, its drawings and the README's figures from what the benches have kept in `bench/results`. Answers true, as a bench whose goals are met. */
export function writeReport(): boolean {
  for (const [file, text] of Object.entries(reportFiles(readResults()))) writeFileSync(join(root, file), text);
  return true;
}
