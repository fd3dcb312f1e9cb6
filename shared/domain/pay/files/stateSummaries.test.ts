import { fileMonth, person } from './filePerson.fixture';
import { professionalTaxSummary, welfareSummary } from './stateSummaries';

const line = (workState: string, paise: number) => ({ workState, basicRatePaise: paise, grossRatePaise: paise });

test('professional tax is summed by state and by what each pays', () => {
  const month = '2026-08';
  const people = [line('24', 1_600_000), line('24', 1_700_000), line('24', 900_000), line('29', 3_000_000)];
  const made = professionalTaxSummary.make(
    fileMonth(
      month,
      people.map((each, at) => person(month, { ...each, days: 31 }, { id: `e${at}` })),
    ),
  );
  const paise = (amount: number) => ({ paise: amount });
  expect(made.lines.slice(1)).toEqual([
    ['Gujarat', paise(0), 1, paise(900_000), paise(0)],
    ['Gujarat', paise(20_000), 2, paise(3_300_000), paise(40_000)],
    ['Karnataka', paise(20_000), 1, paise(3_000_000), paise(20_000)],
  ]);
  expect([made.totalPaise, made.findings]).toEqual([60_000, []]);
});

test('a state without rates is named, and stops nothing', () => {
  const month = '2026-08';
  const made = professionalTaxSummary.make(fileMonth(month, [person(month, line('11', 1_600_000))]));
  expect(made.findings).toEqual([{ employeeId: '', name: '', stops: false, text: expect.stringContaining('Sikkim') }]);
  expect(made.isStopped).toBe(false);
});

test('the welfare fund is summed by state, for whom the employer pays', () => {
  const month = '2026-12';
  const made = welfareSummary.make(
    fileMonth(month, [person(month, line('24', 1_600_000)), person(month, line('20', 1))]),
  );
  const [, gujarat] = made.lines.slice(1);
  expect(made.lines.slice(1).map(([state, people]) => [state, people])).toEqual([
    ['Jharkhand', 0],
    ['Gujarat', 1],
  ]);
  expect(gujarat?.slice(2)).toEqual([{ paise: 600 }, { paise: 1_200 }, { paise: 1_800 }]);
  expect(made.totalPaise).toBe(1_800);
});
