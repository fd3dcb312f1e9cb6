import fc from 'fast-check';
import { dayCodes } from './mark';
import { type Mark, mergeMarks } from './merge';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 3, minute)).toISOString();

/** A day's marks by three phones and the office, each made at any time by any clock, and knowing of any of those before it. */
const history: fc.Arbitrary<Mark[]> = fc
  .array(
    fc.record({
      source: fc.constantFrom('phone1', 'phone2', 'phone3', 'office'),
      code: fc.constantFrom('' as const, ...dayCodes.slice(0, 3)),
      overtimeMinutes: fc.constantFrom(0, 60),
      minute: fc.nat(9),
      known: fc.array(fc.nat(11), { maxLength: 4 }),
    }),
    { maxLength: 12 },
  )
  .map((made) =>
    made.map(({ minute, known, ...mark }, place) => ({
      ...mark,
      id: `mark${place}`,
      at: at(minute),
      seen: [...new Set(known.filter((each) => each < place))].map((each) => `mark${each}`),
    })),
  );

test('marks come to the same in every order, however often each arrives', () => {
  fc.assert(
    fc.property(
      history.chain((marks) =>
        fc.record({
          marks: fc.constant(marks),
          arrived: fc.shuffledSubarray([...marks, ...marks], { minLength: marks.length * 2 }),
        }),
      ),
      ({ marks, arrived }) => {
        expect(mergeMarks(arrived)).toEqual(mergeMarks(marks));
      },
    ),
  );
});

test('a day is marked once, and no mark that nobody saw is lost', () => {
  fc.assert(
    fc.property(history, (marks) => {
      const { now, disputed } = mergeMarks(marks);
      expect(now === undefined).toBe(marks.length === 0);
      const unseen = marks.filter(
        (mark) =>
          !marks.some((other) => other.seen.includes(mark.id) || (other !== mark && other.source === mark.source)),
      );
      const kept = [now, ...disputed].map((mark) => `${mark?.code}/${mark?.overtimeMinutes}`);
      for (const { code, overtimeMinutes } of unseen) expect(kept).toContain(`${code}/${overtimeMinutes}`);
    }),
  );
});

const mark = (id: string, more: Partial<Mark>): Mark => ({
  id,
  source: 'office',
  at: at(0),
  seen: [],
  code: 'P',
  overtimeMinutes: 0,
  ...more,
});

test('of two who did not know of each other the later holds, and the other is kept as disputed', () => {
  const [phone, office] = [mark('a', { source: 'phone1', at: at(1) }), mark('b', { at: at(2), code: 'A' })];
  expect(mergeMarks([office, phone])).toEqual({ now: office, disputed: [phone] });
});

test('two who say the same do not dispute', () => {
  const marks = [mark('a', { source: 'phone1' }), mark('b', { at: at(2) })];
  expect(mergeMarks(marks)).toEqual({ now: marks[1], disputed: [] });
});

test('whoever saw both settles it, also by a clock that is behind', () => {
  const [phone, office] = [mark('a', { source: 'phone1', at: at(5) }), mark('b', { at: at(6), code: 'A' })];
  const settled = mark('c', { source: 'manager', at: at(1), code: 'H', seen: ['a', 'b'] });
  expect(mergeMarks([phone, settled, office])).toEqual({ now: settled, disputed: [] });
});

test('a phone’s later mark takes the place of its own, though no answer reached it in between', () => {
  const [first, second] = [mark('a', { source: 'phone1' }), mark('b', { source: 'phone1', at: at(1), code: 'A' })];
  expect(mergeMarks([second, first])).toEqual({ now: second, disputed: [] });
});

test('to merge ten times the marks takes about ten times the work', () => {
  const work = (count: number) => {
    let reads = 0;
    const marks = Array.from({ length: count }, (_, place) =>
      Object.defineProperty(mark(`mark${place}`, { at: at(place), seen: [`mark${place - 1}`] }), 'source', {
        get: () => {
          reads += 1;
          return `phone${place % 3}`;
        },
      }),
    );
    mergeMarks(marks);
    return reads;
  };
  expect(work(2000) / work(200)).toBeLessThan(15);
});
