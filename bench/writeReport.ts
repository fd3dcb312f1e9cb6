import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured, Plot, Section } from './Part';
import { plotSvg } from './plotSvg';
import { readResults, resultsFolder } from './results';

/** What each bench answers, in the order of the report. */
const questions: Record<string, string> = {
  twins: 'The console beside its twins',
  console: 'How fast the console answers',
  build: 'How long a build takes',
  server: 'What the server bears',
};

const table = ({ headings, rows }: Section): string =>
  [headings, headings.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** A name for a file: `twins-dashboard-1`. */
const fileOf = (bench: string, part: string, index: number) =>
  ['plot', bench, part, ...(index > 0 ? [index + 1] : [])].join('-');

function partText(bench: string, part: string, measured: Measured): string {
  const { at, took, load, machine, commit, sections, goals, plots = [] } = measured;
  const images = plots.map((plot: Plot, index) => {
    const file = `${fileOf(bench, part, index)}.svg`;
    writeFileSync(join(resultsFolder, file), plotSvg(plot));
    return `![${plot.title}](results/${file})`;
  });
  return [
    `### ${bench}:${part}`,
    `${at.slice(0, 16).replace('T', ' ')} UTC, ${commit ? `commit ${commit}, ` : ''}${took} s on ${machine}, load ${load} at the end.`,
    ...images,
    ...sections.flatMap((section) => [`${section.title}:`, table(section)]),
    ...(goals.length > 0
      ? [
          table({
            title: '',
            headings: ['goal', 'found', ''],
            rows: goals.map(({ goal, found, isMet }) => [goal, found, isMet ? 'met' : '**missed**']),
          }),
        ]
      : []),
  ].join('\n\n');
}

/** Writes `bench/RESULTS.md` and its plots from what the benches have kept in `bench/results`. Answers true, as a bench whose goals are met. */
export function writeReport(): boolean {
  const results = readResults();
  const measured = Object.keys(questions).flatMap((bench) =>
    Object.entries(results[bench] ?? {}).map(([part, each]) => ({ bench, part, each })),
  );
  const goals = measured.flatMap(({ each }) => each.goals);
  const missed = measured.flatMap(({ bench, part, each }) =>
    each.goals.filter(({ isMet }) => !isMet).map(({ goal, found }) => [`${bench}:${part}`, goal, found]),
  );
  const text = [
    '# Results',
    'Written by `npm run bench` from what is kept in `results/*.json`, each part as it was measured last; `npm run bench -- report` writes it anew. Times are those of that machine: compare what stands side by side, which was measured in turns.',
    `${goals.length - missed.length} of ${goals.length} goals are met.${missed.length > 0 ? ' These are not:' : ''}`,
    ...(missed.length > 0 ? [table({ title: '', headings: ['part', 'goal', 'found'], rows: missed })] : []),
    ...Object.entries(questions).flatMap(([bench, question]) => {
      const parts = measured.filter((each) => each.bench === bench);
      return parts.length > 0 ? [`## ${question}`, ...parts.map(({ part, each }) => partText(bench, part, each))] : [];
    }),
  ].join('\n\n');
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), `${text}\n`);
  return true;
}
