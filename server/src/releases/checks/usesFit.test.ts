import type { Uses } from 'shared/contract/surface/surface';
import type { CheckContext } from './check';
import { beside, declaring, using } from './checks.fixture';
import { keepsWhatOthersCall, usesFit } from './usesFit';

const panel = {
  Panel: 'out (PanelProps) => JSX.Element',
  PanelProps: 'in interface',
  'PanelProps.title': 'in? string',
};
const shell = (offers: Record<string, string>) => ({
  shellApi: '1.2.0',
  provides: {},
  offers: { 'shared/ui': offers },
});

test('what a module uses is compared with the same offer once, and again when there is another', () => {
  let read = 0;
  const symbols = new Proxy<Record<string, string>>(
    { Panel: 'in string' },
    {
      get(target, name) {
        read += 1;
        return Reflect.get(target, name) as string;
      },
    },
  );
  const release = using({ symbols: { 'shared/ui': { Panel: 'in number' } } });
  const offering = shell(symbols);
  const api = {};
  const ask = (offered: Record<string, string> = api) => usesFit(beside(release, { shell: offering, api: offered }));
  const told = ['Panel of shared/ui was number and is string.'];
  expect(ask()).toEqual(told);
  const once = read;
  expect(once).toBeGreaterThan(0);
  expect(ask()).toEqual(told);
  expect(read).toBe(once);
  expect(ask({})).toEqual(told);
  expect(read).toBeGreaterThan(once);
});

const ofShell: Partial<Uses> = {
  symbols: { 'shared/ui': { Panel: 'out (PanelProps) => JSX.Element', 'PanelProps.title': 'in? string' } },
  places: { 'shared/ui#PanelProps.title': 'src/Page.tsx:7', 'PUT centers/:': 'src/Page.tsx:12' },
  makes: { 'shared/ui#PanelProps': [] },
};
const calls = ['GET /api/centers', 'GET /api/centers/{id}', 'POST /api/centers/{id}/restore'];

test('calls that the server answers fit, however their addresses are put; others are named, with the place where it is known', () => {
  const asking = (...asked: string[]) =>
    usesFit(beside(using({ ...ofShell, calls: asked }), { shell: shell(panel), calls }));
  expect(asking('GET centers', 'GET centers/:', 'GET centers/mine', 'POST centers/:/restore')).toEqual([]);
  expect(asking('PUT centers/:', 'GET rooms')).toEqual([
    'It calls PUT centers/: in src/Page.tsx:12, which this server does not answer.',
    'It calls GET rooms, which this server does not answer.',
  ]);
});

test('a call by an address that can’t be followed is one that the module may make', () => {
  const release = using({ calls: ['GET centers'], places: { 'GET *': 'src/any.ts:9' } });
  expect(usesFit(beside(release, { calls: [] }))).toEqual([
    'It may call GET centers in src/any.ts:9, which this server does not answer.',
  ]);
});

/** What the API takes and answers, with these lines otherwise. */
const api = (change: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({
      'GET centers/:': 'out () => $1',
      'GET centers': 'out () => $1[]',
      'PUT centers/:': 'out ($2) => $1',
      $1: 'out interface',
      '$1.city': 'out string',
      '$1.state': "out 'open' | 'shut'",
      $2: 'in interface',
      '$2.city': 'in? string',
      code: "out 'filed' | 'stale'",
      right: "in 'centers:read' | 'centers:write'",
      ...change,
    }).filter(([, line]) => line !== ''),
  );
const ofApi: Partial<Uses> = {
  symbols: {
    api: {
      'GET centers/:().city': 'out string',
      'GET centers/:().state': "out 'open' | 'shut'",
      'PUT centers/:(0).city': 'in? string',
    },
  },
  places: {
    'api#GET centers/:().city': 'src/Page.tsx:3',
    'api#GET centers/:().state': 'src/Page.tsx:4',
    'api#PUT centers/:(0)': 'src/Form.tsx:5',
    "api#GET centers/:().state='shut'": 'src/Page.tsx:6',
    "api#code='stale'": 'src/Form.tsx:7',
    "api#right='centers:write'": 'src/Form.tsx:8',
  },
  makes: { 'api#PUT centers/:(0)': ['city'] },
  words: { 'api#GET centers/:().state': ['shut'], 'api#code': ['stale'], 'api#right': ['centers:write'] },
  also: { 'GET centers/:()': ['GET centers()[]'] },
  calls: ['GET centers/:', 'GET centers', 'PUT centers/:'],
};
const onApi = (more: Partial<CheckContext>) => usesFit(beside(using(ofApi), more));

test.each<[string, Record<string, string>, string[]]>([
  ['nothing of what a module uses', { $3: 'out interface', '$1.zone': 'out string', '$2.zone': 'in? string' }, []],
  [
    'a field of an answer, wherever it stands,',
    { '$1.city': '', '$1.town': 'out string' },
    [
      'GET centers/:().city of the API is gone. It is used in src/Page.tsx:3.',
      'GET centers()[].city of the API is gone. It is used in src/Page.tsx:3.',
    ],
  ],
  [
    'a word that it compares with',
    { '$1.state': "out 'open'" },
    [
      "GET centers/:().state='shut' of the API is gone. It is used in src/Page.tsx:6.",
      "GET centers()[].state='shut' of the API is gone. It is used in src/Page.tsx:6.",
    ],
  ],
  [
    'a word that is new in what it reads',
    { '$1.state': "out 'asleep' | 'open' | 'shut'" },
    [
      "GET centers/:().state of the API was 'open' | 'shut' and is 'asleep' | 'open' | 'shut'. It is used in src/Page.tsx:4.",
      "GET centers()[].state of the API was 'open' | 'shut' and is 'asleep' | 'open' | 'shut'. It is used in src/Page.tsx:4.",
    ],
  ],
  [
    'a field that a body needs now',
    { '$2.zone': 'in string' },
    ['PUT centers/:(0).zone of the API is needed now. It is used in src/Form.tsx:5.'],
  ],
  ['an error code', { code: "out 'filed'" }, ["code='stale' of the API is gone. It is used in src/Form.tsx:7."]],
  [
    'a right',
    { right: "in 'centers:read'" },
    ["right='centers:write' of the API is gone. It is used in src/Form.tsx:8."],
  ],
])('an API that changed %s is told with the place', (_, change, sentences) => {
  expect(onApi({ api: api(change) })).toEqual(sentences);
});

test('of a server whose API is not known nothing is said of its fields, and of a call that is gone one thing', () => {
  expect(onApi({})).toEqual([]);
  const { 'PUT centers/:': _, ...rest } = api();
  expect(onApi({ api: rest, calls })).toEqual(['It calls PUT centers/:, which this server does not answer.']);
});

describe('of what modules declare', () => {
  const slips = declaring(['slips', 'runs']);

  test('calls fit, its own and another’s; of what no current release declares they do not', () => {
    const calls = ['GET m/mfe-payroll/slips', 'PUT m/mfe-payroll/slips/:', 'POST m/mfe-payroll/slips/import'];
    const uses = { symbols: {}, places: {}, makes: {}, calls };
    expect(usesFit(beside({ ...slips, uses }))).toEqual([]);
    const asking = using({ calls: [...calls, 'GET m/mfe-payroll/days', 'PATCH m/mfe-payroll/slips/:'] }, 'mfe-sales');
    expect(usesFit(beside(asking, { others: [slips] }))).toEqual([
      'It calls GET m/mfe-payroll/days, which no current release declares.',
      'It calls PATCH m/mfe-payroll/slips/:, which no current release declares.',
    ]);
  });

  const read = 'GET m/mfe-payroll/slips()[].name';
  const made = 'api#POST m/mfe-payroll/slips(0)';
  const others = [
    using(
      {
        symbols: { api: { [read]: 'out string' } },
        places: { [`api#${read}`]: 'src/Slips.tsx:4', [made]: 'src/Slips.tsx:9' },
        makes: { [made]: ['name'] },
        calls: ['GET m/mfe-payroll/slips', 'POST m/mfe-payroll/slips'],
      },
      'mfe-sales',
    ),
  ];
  const [name, days] = [
    { type: 'string', default: '' },
    { type: 'integer', default: 0 },
  ];

  test.each<[string, Parameters<typeof keepsWhatOthersCall>[1]['release'], string[]]>([
    ['with other fields beside', declaring(['slips'], { name, days }), []],
    [
      'without the records',
      declaring(['runs']),
      ['GET', 'POST'].map(
        (method) => `mfe-sales (Payroll) calls ${method} m/mfe-payroll/slips, which would not be answered any more.`,
      ),
    ],
    [
      'without a field that is read',
      declaring(['slips'], { days }),
      [
        'Of what mfe-sales (Payroll) uses: GET m/mfe-payroll/slips()[].name of the API is gone. It is used in src/Slips.tsx:4.',
      ],
    ],
    [
      'with a field that must be given',
      declaring(['slips'], { name, city: { type: 'string' } }, { required: ['city'] }),
      [
        'Of what mfe-sales (Payroll) uses: POST m/mfe-payroll/slips(0).city of the API is needed now. It is used in src/Slips.tsx:9.',
      ],
    ],
  ])('a release %s: who uses its records is told what is gone', (_, release, reasons) => {
    expect(keepsWhatOthersCall('mfe-payroll', { release, others })).toEqual(reasons);
  });

  test('a module that goes takes away all of them', () => {
    expect(keepsWhatOthersCall('mfe-payroll', { others })).toHaveLength(2);
    expect(keepsWhatOthersCall('mfe-clients', { others })).toEqual([]);
  });
});
