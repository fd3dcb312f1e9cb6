import { RE2JS } from 're2js';
import type { FieldSchema, ObjectField, RecordSchema } from 'shared/contract/recordSchema';

/**
 * The most steps that a pattern may take over one text: the parts that it compiles to, for each letter. Five million take
 * a second where it goes worst, and everybody else waits.
 */
const TEXT_STEPS = 250_000;
/** The most that all patterns of a resource may take over one record. */
const RECORD_STEPS = 1_000_000;
/** The most that patterns may take until others get their turn, whatever is sent at once. */
const TURN_STEPS = 5_000_000;

const compile = (pattern: string) => RE2JS.compile(RE2JS.translateRegExp(pattern));

let spent = 0;

/** Counts steps of this turn. Returns whether that many are left. */
function spend(steps: number): boolean {
  if (spent === 0) setImmediate(() => (spent = 0));
  spent += steps;
  return spent <= TURN_STEPS;
}

/**
 * A pattern's test in time that grows with the text's length alone, and not beyond a bound: what a module declares runs
 * on whatever people send. Returns why a text is refused, or undefined. Throws an `Error` for a pattern that can't be so.
 */
export function patternTest(pattern: string): (value: string) => 'misfit' | 'too-long' | undefined {
  const compiled = compile(pattern);
  const size = compiled.programSize();
  return (value) => {
    const steps = size * value.length;
    if (steps > TEXT_STEPS || !spend(steps)) return 'too-long';
    return compiled.matcher(value).find() ? undefined : 'misfit';
  };
}

/**
 * The steps of a pattern for the longest text of a field; 0 without one. A list counts as often as it may repeat it, up
 * to what one call could send.
 */
function stepsOf(field: FieldSchema, usualLength: number): { steps: number; most: number } {
  switch (field.type) {
    case 'string': {
      const { pattern, format, enum: words, const: only, maxLength = usualLength } = field;
      const isTested = pattern !== undefined && format === undefined && words === undefined && only === undefined;
      const steps = isTested ? compile(pattern).programSize() * maxLength : 0;
      return { steps, most: steps };
    }
    case 'array':
      return stepsOf(field.items, usualLength);
    case 'object':
      return stepsOfAll(field, usualLength);
    default:
      return { steps: 0, most: 0 };
  }
}

function stepsOfAll({ properties }: RecordSchema | ObjectField, usualLength: number): { steps: number; most: number } {
  const all = Object.values(properties).map((field) => stepsOf(field, usualLength));
  return {
    steps: all.reduce((sum, { steps }) => sum + steps, 0),
    most: all.reduce((most, each) => Math.max(most, each.most), 0),
  };
}

/**
 * Why the patterns of a schema, each over its longest text, could block everybody else; undefined when they can't.
 * Throws an `Error` for one that can't be read.
 */
export function slowPatterns(schema: RecordSchema, usualLength: number): string | undefined {
  const { steps, most } = stepsOfAll(schema, usualLength);
  if (most > TEXT_STEPS)
    return `it takes ${most} steps over the longest text, of ${TEXT_STEPS} at most; give the text a smaller maxLength, or make the pattern shorter`;
  return steps > RECORD_STEPS
    ? `all of them take ${steps} steps over the longest record, of ${RECORD_STEPS} at most; give the texts a smaller maxLength`
    : undefined;
}
