/** A figure, what it may be, and what it was found to be. */
export interface Goal {
  /** What was measured, `largest paint`. */
  what: string;
  value: number;
  /** The most, or the least, that meets the goal. */
  limit: { most: number } | { least: number };
  /** What value and limit are numbers of; by default they are shares `of` something, or a mere number. */
  unit?: 'ms' | 's' | 'bytes' | 'switches';
  /** What value and limit are shares of, `the bundle`. */
  of?: string;
  /** What the run before found, where there was one. */
  before?: number;
}

/** How far two runs of the same may lie apart, as a share of the greater. */
export const APART = 0.15;

const withUnit = (figure: string, unit?: string) => (unit ? `${figure} ${unit}` : figure);

export const isMet = ({ value, limit }: Goal): boolean =>
  'most' in limit ? value <= limit.most : value >= limit.least;

/** `largest paint: at most 1.02 of the static page`. */
export const goalText = ({ what, limit, unit, of }: Goal): string =>
  `${what}: ${withUnit('most' in limit ? `at most ${limit.most}` : `at least ${limit.least}`, unit)}${of ? ` of ${of}` : ''}`;

/** A value of the goal as people read it: shares with two digits, small figures with one. */
export const figureText = ({ unit }: Goal, value: number): string =>
  withUnit(unit ? String(Number(value.toFixed(value < 20 ? 1 : 0))) : value.toFixed(2), unit);

/** How far this run and the one before lie apart, as a share of the greater; undefined where there was none before. */
export function apart({ value, before }: Goal): number | undefined {
  if (before === undefined) return undefined;
  const greater = Math.max(Math.abs(value), Math.abs(before));
  return greater === 0 ? 0 : Math.abs(value - before) / greater;
}

/** Goals as rows: what, found, what the run before found, how far they lie apart, and whether it is met. */
export const goalTable = (goals: readonly Goal[]): { headings: string[]; rows: string[][] } => ({
  headings: ['goal', 'found', 'the run before', 'apart', ''],
  rows: goals.map((goal) => {
    const distance = apart(goal);
    return [
      goalText(goal),
      figureText(goal, goal.value),
      goal.before === undefined ? '' : figureText(goal, goal.before),
      distance === undefined ? '' : `${(distance * 100).toFixed(0)}%`,
      isMet(goal) ? 'met' : '**missed**',
    ];
  }),
});
