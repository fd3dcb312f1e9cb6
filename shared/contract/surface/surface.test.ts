import { changesOf, lineFits, misfitsOf, type Uses, versionAfter } from './surface';
import { containerOf } from './surfaceLine';
import { accepts, splitType } from './typeText';

test('a type is split where no bracket and no string is open', () => {
  expect(splitType("'a | b' | (x: A | B) => C | Map<A | B, C>", '|')).toEqual([
    "'a | b'",
    '(x: A | B) => C',
    'Map<A | B, C>',
  ]);
});

test.each([
  ['string', 'string', true],
  ["'a'", "'a' | 'b'", true],
  ["'a' | 'b'", "'a'", false],
  ['string', 'number', false],
  ['string', 'unknown', true],
  ['string', '((string) => void) | string', true],
  ['(string) => void', '((string, number?) => void) | string', true],
  ['((string) => void) | string', 'string', false],
  ['(string) => Promise<void> | void', '(string) => unknown', true],
  ['(string) => void', '(string, number?) => void', true],
  ['(string, number?) => void', '(string) => void', true],
  ['(string) => void', '(string, number) => void', true],
  ['(string, number) => void', '(string) => void', false],
  ['(string) => string', '(string) => number', false],
  ['(string) => string', '(string) => void', true],
  ["('a' | 'b') => void", "('a') => void", true],
  ["('a') => void", "('a' | 'b') => void", false],
  ['<T>(T) => T', '<T>(T, number?) => T', true],
  ['<T>(T) => T', '<T extends object>(T) => T', true],
  ['<T extends object>(T) => T', '<T>(T) => T', false],
  ['(T) => T[]', '(R) => R[]', true],
  ["'a' | 1", 'string | number', true],
  ['string[]', 'readonly string[]', true],
  ['readonly string[]', 'string[]', false],
  ["('a' | 'b')[]", 'string[]', true],
  ["Promise<'a'>", 'Promise<string>', true],
  ['Promise<string>', 'Promise<number>', false],
  ['string | undefined', 'ReactNode', true],
  ['() => void', 'ReactNode', false],
  ['A & {…}', 'interface', true],
  ['string', '{…}', false],
])('who gives %s where %s is taken: %s', (before, now, fits) => {
  expect(accepts(before, now)).toBe(fits);
});

test.each([
  ['in string', 'in? string', true],
  ['in? string', 'in string', false],
  ['out string', 'out? string', false],
  ['out? string', 'out string', true],
  ["out 'a' | 'b'", "out 'a'", true],
  ["out 'a'", "out 'a' | 'b'", false],
  ["both 'a'", "both 'a' | 'b'", false],
  ["in 'a'", 'in Tone', true],
  ["in 'c'", 'in Tone', false],
  ['out (string) => void', 'out (string, number) => void', false],
  ['out (string) => void', 'out (string, number?) => void', true],
])('code made for %s runs where it is %s: %s', (before, now, fits) => {
  expect(lineFits(before, now, (name) => (name === 'Tone' ? "'a' | 'b'" : undefined))).toBe(fits);
});

test.each([
  ['DataTableProps.rows', 'DataTableProps'],
  ['StatusDot(0).tone', 'StatusDot(0)'],
  ['useSave().save', 'useSave()'],
  ['DataTable', ''],
])('%s belongs to %s', (name, container) => {
  expect(containerOf(name)).toBe(container);
});

const before = {
  'shared/ui': {
    Panel: 'out (PanelProps) => JSX.Element',
    PanelProps: 'in interface',
    'PanelProps.title': 'in? string',
    'PanelProps.children': 'in ReactNode',
  },
};
const changed = (change: Record<string, string | undefined>) => ({
  'shared/ui': Object.fromEntries(
    Object.entries({ ...before['shared/ui'], ...change }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  ),
});

test('what goes, or is asked for, is a major step; what comes is a minor one; nothing is none', () => {
  const after = (change: Record<string, string | undefined>) =>
    versionAfter('2.1.3', changesOf(before, changed(change)));
  expect(after({})).toBe('2.1.3');
  expect(after({ 'PanelProps.hint': 'in? string' })).toBe('2.2.0');
  expect(after({ Card: 'out () => JSX.Element', CardProps: 'in interface', 'CardProps.title': 'in string' })).toBe(
    '2.2.0',
  );
  expect(after({ 'PanelProps.children': 'in? ReactNode' })).toBe('2.2.0');
  expect(after({ 'PanelProps.hint': 'in string' })).toBe('3.0.0');
  expect(after({ 'PanelProps.title': undefined })).toBe('3.0.0');
  expect(after({ 'PanelProps.title': 'in? number' })).toBe('3.0.0');
});

test('each change says what it is', () => {
  expect(changesOf(before, changed({ 'PanelProps.title': undefined, 'PanelProps.hint': 'in string' }))).toEqual([
    {
      shellPackage: 'shared/ui',
      name: 'PanelProps.title',
      step: 'major',
      text: 'shared/ui: PanelProps.title is gone.',
    },
    {
      shellPackage: 'shared/ui',
      name: 'PanelProps.hint',
      step: 'major',
      text: 'shared/ui: PanelProps.hint is new, and needed.',
    },
  ]);
});

const uses: Uses = {
  symbols: { 'shared/ui': { Panel: 'out (PanelProps) => JSX.Element', 'PanelProps.title': 'in? string' } },
  places: { 'shared/ui#PanelProps.title': 'src/Page.tsx:7', 'shared/ui#PanelProps': 'src/Page.tsx:7' },
  makes: { 'shared/ui#PanelProps': ['children'] },
  calls: [],
};

test('a module is told of what it uses and lacks, with the place, and of nothing else', () => {
  const texts = (change: Record<string, string | undefined>) =>
    misfitsOf(uses, changed(change)).map(({ place, text }) => `${place} ${text}`);
  expect(texts({})).toEqual([]);
  expect(texts({ 'PanelProps.children': 'in ReactElement', 'PanelProps.hint': 'in? string' })).toEqual([]);
  expect(texts({ 'PanelProps.title': undefined })).toEqual(['src/Page.tsx:7 PanelProps.title of shared/ui is gone.']);
  expect(texts({ 'PanelProps.title': 'in? number' })).toEqual([
    'src/Page.tsx:7 PanelProps.title of shared/ui was string and is number.',
  ]);
  expect(texts({ 'PanelProps.hint': 'in string' })).toEqual([
    'src/Page.tsx:7 PanelProps.hint of shared/ui is needed now.',
  ]);
  expect(misfitsOf(uses, {}).map(({ symbol }) => symbol)).toEqual(['shared/ui#Panel', 'shared/ui#PanelProps.title']);
});

/**
 * What a component with props accepts, however it is declared: the module passes `title`, and receives callbacks'
 * arguments.
 */
const shown = (lines: Record<string, string>) => ({ 'shared/ui': lines });
const place = { Place: 'out interface', 'Place.rows': 'out string[]' };
const box = { Box: 'out (BoxProps) => JSX.Element', BoxProps: 'in interface' };
const members = { 'BoxProps.tone': "in? 'bad' | 'good'", 'BoxProps.onMove': 'in (Place) => void' };
const named = shown({ ...box, 'BoxProps.title': 'in string', ...members, ...place });
const usesOfBox: Uses = {
  symbols: named,
  places: {},
  makes: { 'shared/ui#Box(0)': ['title', 'onMove'] },
  reached: { 'shared/ui#BoxProps': 'shared/ui#Box(0)', 'shared/ui#Place': 'shared/ui#BoxProps.onMove(0)' },
  calls: [],
};
test.each<[string, Record<string, string>]>([
  [
    'a type called otherwise',
    {
      Box: 'out (BoxOptions) => JSX.Element',
      BoxOptions: 'in interface',
      'BoxOptions.title': 'in string',
      'BoxOptions.tone': "in? 'bad' | 'good'",
      'BoxOptions.onMove': 'in (Place) => void',
      ...place,
    },
  ],
  [
    'a named type written where it is used',
    {
      Box: 'out ({…}) => JSX.Element',
      'Box(0).title': 'in string',
      'Box(0).tone': "in? 'bad' | 'good'",
      'Box(0).onMove': 'in ({…}) => void',
      'Box(0).onMove(0).rows': 'out string[]',
    },
  ],
  [
    'members that moved to a base',
    { ...box, ...members, BoxProps: 'in interface Base', Base: 'in interface', 'Base.title': 'in string', ...place },
  ],
  [
    'an interface that became two',
    { ...box, ...members, BoxProps: 'in Base & {…}', Base: 'in interface', 'Base.title': 'in string', ...place },
  ],
  [
    'alternatives that got a name',
    { ...named['shared/ui'], 'BoxProps.tone': 'in? Tone', Tone: "in 'bad' | 'fine' | 'good'" },
  ],
])('%s is no change', (_title, lines) => {
  expect(misfitsOf(usesOfBox, shown(lines))).toEqual([]);
  expect(changesOf(named, shown(lines)).filter(({ step }) => step === 'major')).toEqual([]);
});

test.each<[string, string, Record<string, string | undefined>]>([
  [
    'a base that asks for more',
    'Base.hint of shared/ui is needed now.',
    { BoxProps: 'in interface Base', Base: 'in interface', 'Base.hint': 'in string' },
  ],
  [
    'a member that is gone where its type is called otherwise',
    'Place.rows of shared/ui is gone.',
    {
      'BoxProps.onMove': 'in (Spot) => void',
      Place: undefined,
      'Place.rows': undefined,
      Spot: 'out interface',
      'Spot.lines': 'out string[]',
    },
  ],
  [
    'alternatives that are fewer behind a name',
    "BoxProps.tone of shared/ui was 'bad' | 'good' and is Tone.",
    { 'BoxProps.tone': 'in? Tone', Tone: "in 'bad'" },
  ],
])('%s is told', (_title, text, change) => {
  const lines = Object.entries({ ...named['shared/ui'], ...change }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  expect(misfitsOf(usesOfBox, shown(Object.fromEntries(lines))).map((misfit) => misfit.text)).toContain(text);
});

test('what a release of before 3.3 wrote of an optional function is read as it was meant', () => {
  const old: Uses = {
    symbols: shown({ 'BoxProps.text': 'in? (T) => string | undefined' }),
    places: {},
    makes: {},
    calls: [],
  };
  expect(misfitsOf(old, shown({ 'BoxProps.text': 'in? ((T) => string) | undefined' }))).toEqual([]);
});

describe('of what a shell does by an example', () => {
  const does = (answer: string) => ({ 'ask: Escape': `out '${answer}'` });
  const asks: Uses = {
    symbols: shown({ ask: 'out () => void', ...does('false') }),
    places: { 'shared/ui#ask: Escape': 'src/Page.tsx:3' },
    makes: {},
    calls: [],
  };
  const misfitsOn = (lines: Record<string, string>) => misfitsOf(asks, shown(lines)).map(({ text }) => text);

  test('another answer, and an example that was withdrawn, are told', () => {
    expect(misfitsOn({ ask: 'out () => void', ...does('true') })).toEqual([
      "ask: Escape of shared/ui was 'false' and is 'true'.",
    ]);
    expect(misfitsOn({ ask: 'out () => void', 'ask: Enter': "out 'true'" })).toEqual([
      'ask: Escape of shared/ui is gone.',
    ]);
    const [before, now] = [does('false'), does('true')].map((lines) => shown({ ask: 'out () => void', ...lines }));
    expect(changesOf(before ?? {}, now ?? {}).map(({ step }) => step)).toEqual(['major']);
  });

  test('nothing is told of a shell that tells no examples, nor beside a symbol that is gone itself', () => {
    expect(misfitsOn({ ask: 'out () => void' })).toEqual([]);
    expect(misfitsOn({ 'tell: Escape': "out 'true'" })).toEqual(['ask of shared/ui is gone.']);
  });
});
