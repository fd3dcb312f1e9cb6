import { company } from '../letterhead/companyFacts';
import { toFieldErrors } from '../records/validation';
import { defaultDueSettings, dueSettingsInput } from './dueSettings';

const problems = (value: unknown) => {
  const { error } = dueSettingsInput.safeParse(value);
  return error ? toFieldErrors(error).map(({ path, msg }) => [path, msg]) : [];
};

test('nothing is changed and no rule is switched until someone says so', () => {
  expect(dueSettingsInput.parse({})).toEqual({ filings: [], workStates: [], switched: {}, checkedOn: null });
});

test('the company files as its facts say, and works in the state of its office', () => {
  expect(defaultDueSettings).toEqual({
    filings: [{ from: '2017-07-01', filer: company.gstFiler }],
    workStates: ['20'],
    switched: {},
    checkedOn: null,
  });
});

test.each(['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01'])('a filing may change on %s', (from) => {
  for (const filer of ['monthly', 'quarterly']) expect(problems({ filings: [{ from, filer }] })).toEqual([]);
});

test.each(['2026-02-01', '2026-04-02', '2026-04-11'])('a filing does not change on %s', (from) => {
  expect(problems({ filings: [{ from, filer: 'monthly' }] })).toEqual([
    ['filings.0.from', 'A change of filing begins with a quarter: 1 April, July, October or January.'],
  ]);
});

test('a filing is monthly or quarterly, and changes forty times at most', () => {
  const filing = { from: '2026-04-01', filer: 'monthly' };
  expect(problems({ filings: [{ ...filing, filer: 'yearly' }] }).map(([path]) => path)).toEqual(['filings.0.filer']);
  expect(problems({ filings: Array.from({ length: 40 }, () => filing) })).toEqual([]);
  expect(problems({ filings: Array.from({ length: 41 }, () => filing) })).toEqual([
    ['filings', 'Keep at most 40 changes of filing.'],
  ]);
});
