import { screen, within } from '@testing-library/react';
import { releasedTables } from 'shared/domain/law/lawTables';
import type { ShownPart } from 'shared/domain/pay/wages/wagePart';
import { fakeApi, renderScreen } from 'shared/testing';
import WageRegisterPage from './WageRegisterPage';
import { lines, register, sums } from './wage.fixture';

const path = '/dashboard/compliances/wage-management/:id';
const route = '/dashboard/compliances/wage-management/w1?form=l1';

const counts = { P: 24, H: 1, W: 4, F: 0, C: 0, S: 0, E: 0, A: 1 };
const part: ShownPart = {
  ...{ employeeId: 'e1', placementId: 'p1', centerId: 'c1', centerName: 'Everkart, Pune', month: register.month },
  ...{
    contributions: null,
    payPer: 'month',
    ratePaise: 2_080_000,
    days: 28.5,
    counts,
    unmarked: 1,
    overtimeMinutes: 120,
  },
  ...{ basicPaise: 1_976_000, houseRentPaise: 0, conveyancePaise: 0, overtimePaise: 40_000, grossPaise: 2_016_000 },
};
const contributions = {
  ...{ pfWagePaise: 50_000, pfEmployeePaise: 6_000, pfEmployerPaise: 1_800, pensionPaise: 4_200 },
  ...{ insuranceWagePaise: 50_000, insurancePaise: 300 },
  ...{ esiWagePaise: 50_000, esiEmployeePaise: 400, esiEmployerPaise: 1_700 },
};
const arrears = {
  ...part,
  month: '2025-10',
  counts: { ...counts, P: 1, H: 0, W: 0, A: -1 },
  grossPaise: 50_000,
  contributions,
};

function open(isMade: boolean) {
  const made = { fromAttendance: isMade, employeeId: 'e1' };
  const api = fakeApi({ wages: [register], 'wages/lines': lines.map((line) => ({ ...line, ...made })) });
  api.on('GET', 'wages/lines/sums', () => ({ status: 200, body: { sums, isOutdated: false } }));
  const overtime = releasedTables.overtime.map((row) => ({ ...row, source: `The rule of ${row.from}` }));
  api.on('GET', 'wages/lines/rates', () => ({ status: 200, body: { ...releasedTables, overtime } }));
  api.on('GET', 'wages/lines/parts', () => ({ status: 200, body: [arrears, part] }));
  return renderScreen(<WageRegisterPage />, { route, path, api });
}

test('a line from attendance opens to each placement’s days, rate and overtime with its rule, and to its arrears', async () => {
  open(true);
  const parts = within(await screen.findByLabelText('From attendance'));
  const own = parts.getByText('Everkart, Pune').closest('div');
  for (const text of [
    '28.5 days paid at ₹20,800.00 a month',
    'Half day 1',
    'Not marked 1',
    '2 hours of overtime: ₹400.00',
  ])
    expect(own).toHaveTextContent(text);
  expect(own).toHaveTextContent('₹20,160.00');
  expect(own).toHaveTextContent('Overtime: Rule from 21 Nov 2025: The rule of 2025-11-21.');
  const earlier = parts.getByText('Arrears of Oct 2025, Everkart, Pune').closest('div');
  expect(earlier).toHaveTextContent('₹500.00');
  expect(earlier).toHaveTextContent('PF ₹60.00 and ESI ₹4.00 by that month’s rates');
  expect(earlier).toHaveTextContent('Overtime: Rule from 01 Nov 1952 to 20 Nov 2025: The rule of 1952-11-01.');
});

test('any other line has no such parts', async () => {
  const { api } = open(false);
  expect(await screen.findByText('The employee receives')).toBeInTheDocument();
  expect(api.calls.filter(({ path: to }) => to.includes('lines/parts'))).toEqual([]);
});
