import { quarterOptions, settingsOf, startOf } from './dueSettingsForm';

const settled = {
  filings: [{ from: '2017-07-01', filer: 'monthly' as const }],
  workStates: ['20'],
  switched: {},
  checkedOn: null,
  rules: [],
  registrations: [],
};
const form = { filer: 'quarterly' as const, from: '2026-10-01', workStates: ['20'], switched: {}, checkedOn: null };

test('a change of filing applies from its quarter on, and earlier returns stay', () => {
  const changed = settingsOf(form, settled);
  expect(changed.filings).toEqual([
    { from: '2017-07-01', filer: 'monthly' },
    { from: '2026-10-01', filer: 'quarterly' },
  ]);
  expect(settingsOf({ ...form, filer: 'monthly' }, changed).filings).toEqual(settled.filings);
  expect(settingsOf({ ...form, filer: 'monthly', from: '2027-01-01' }, changed).filings).toEqual([
    ...changed.filings,
    { from: '2027-01-01', filer: 'monthly' },
  ]);
});

test('the form starts with the newest filing, so that saving it again changes nothing', () => {
  expect(startOf(settled)).toMatchObject({ filer: 'monthly', workStates: ['20'] });
  const coming = {
    ...settled,
    filings: [...settled.filings, { from: String(quarterOptions().at(-1)?.value), filer: 'quarterly' as const }],
  };
  expect(settingsOf(startOf(coming), coming).filings).toEqual(coming.filings);
});
