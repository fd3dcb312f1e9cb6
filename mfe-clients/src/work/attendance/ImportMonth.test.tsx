import { screen } from '@testing-library/react';
import type { MarkInput } from 'shared/domain/work/attendance/mark';
import type { SheetPerson } from 'shared/domain/work/attendance/sheet';
import { fakeApi, renderScreen } from 'shared/testing';
import { ImportMonth } from './ImportMonth';
import type { DayChange } from './newMarks';

const asha: SheetPerson = {
  ...{ id: 'asha', name: 'Asha', code: 'E1', designation: '', weeklyOff: '', placed: [[1, 30]] },
  ...{ days: `.A${'.'.repeat(28)}`, overtime: {}, disputed: {}, corrected: {} },
};

/** Opens the dialog and chooses a file; the mock server refuses the named days. */
async function choose(text: string, refused: string[] = []) {
  const api = fakeApi();
  const marked: DayChange[] = [];
  api.on('POST', 'attendance/c1/2026-04/check', ({ body }) => ({
    status: 200,
    body: {
      version: 0,
      results: (body as { marks: MarkInput[] }).marks.map(({ id, day }) =>
        refused.includes(day) ? { id, result: 'refused', message: 'No.' } : { id, result: 'stored' },
      ),
    },
  }));
  const close = () => undefined;
  const { user } = renderScreen(
    <ImportMonth centerId="c1" month="2026-04" people={[asha]} onMark={(all) => marked.push(...all)} onClose={close} />,
    { api },
  );
  // jsdom's files lack `arrayBuffer()`.
  const file = Object.assign(new File([text], 'register.csv', { type: 'text/csv' }), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });
  await user.upload(await screen.findByLabelText('CSV or Excel file'), file);
  return { marked, user };
}
const told = (changes: DayChange[]) => changes.map(({ day, value }) => [day, value.code]);

test('a register is checked first, with new marks, unusable cells and refusals; then it is marked', async () => {
  const { marked, user } = await choose('Employee code,1,2,3,4\nE1,P,P,XX,P\nE9,P,,,\n', ['2026-04-04']);
  expect(await screen.findByText(/1 day of 1 person will be marked/)).toBeVisible();
  expect(screen.getByText('Line 3: E9 is nobody of this center.')).toBeVisible();
  expect(screen.getByText('Line 2, day 3: “XX” is no letter of the register.')).toBeVisible();
  expect(screen.getByText('Asha, 04 Apr 2026: No.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark 1 day' }));
  expect(told(marked)).toEqual([[1, 'P']]);
});

test('days with other marks are replaced only on request', async () => {
  const { marked, user } = await choose('Name,1,2\nAsha,P,P\n');
  await user.click(await screen.findByRole('checkbox', { name: 'Replace 1 day that hold something else now' }));
  await user.click(screen.getByRole('button', { name: 'Mark 2 days' }));
  expect(told(marked)).toEqual([
    [1, 'P'],
    [2, 'P'],
  ]);
});

test('unpaired punches are shown, and a day’s hours can be entered', async () => {
  await choose('Code,Date,Time\nE1,01/04/2026,09:00\nE1,01/04/2026,16:00\nE1,02/04/2026,09:00\n');
  expect(await screen.findByText('Asha, day 2: the punch at 09:00 has no other.')).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: /Hours of a full day/ })).toHaveValue('8.0');
  expect(screen.getByText(/1 day of 1 person will be marked/)).toBeVisible();
});

const option = async (user: Awaited<ReturnType<typeof choose>>['user'], list: RegExp, chosen: string) => {
  await user.click(screen.getByRole('combobox', { name: list }));
  await user.click((await screen.findAllByTitle(chosen)).at(-1) as HTMLElement);
};

test('a letter’s meaning is set once for the whole file', async () => {
  const { marked, user } = await choose('Name,1,2,3\nAsha,Q,P,Q\n');
  expect(await screen.findByText(/^0 days of 0 people will be marked/)).toBeVisible();
  await option(user, /^Q/, 'Present');
  expect(await screen.findByText(/^2 days of 1 person will be marked/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Replace 1 day/ }));
  await user.click(screen.getByRole('button', { name: 'Mark 3 days' }));
  expect(told(marked)).toEqual([
    [1, 'P'],
    [2, 'P'],
    [3, 'P'],
  ]);
});

test('a column and the order of dates are set once for the whole file', async () => {
  const { marked, user } = await choose(
    'Code,Date,In,Out,Shift ends\nE1,04/01/2026,09:00,10:00,18:00\nE1,04/02/2026,09:00,10:00,18:00\n',
  );
  expect(await screen.findByText(/will be marked/)).toBeVisible();
  await option(user, /^Dates/, 'Day before month');
  expect(await screen.findByText(/^0 days of 0 people will be marked/)).toBeVisible();
  await option(user, /^Dates/, 'Month before day');
  await option(user, /^Out/, 'Shift ends');
  expect(await screen.findByText(/^1 day of 1 person will be marked/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Replace 1 day/ }));
  await user.click(screen.getByRole('button', { name: 'Mark 2 days' }));
  expect(told(marked)).toEqual([
    [1, 'P'],
    [2, 'P'],
  ]);
});
