import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactNode } from 'react';
import { ChartFrame } from './ChartFrame';

const table = {
  heads: ['Month', 'Present', 'Absent'],
  rows: [
    ['April', 180, 12],
    ['May', 175, 17],
  ],
} as const;
const show = (chart: ReactNode) =>
  render(
    <ChartFrame title="Attendance" purpose="People at work, by month." table={table}>
      {chart}
    </ChartFrame>,
  );
const cells = () =>
  within(screen.getByRole('table', { name: 'Attendance' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
const figures = [
  ['Month', 'Present', 'Absent'],
  ['April', '180', '12'],
  ['May', '175', '17'],
];

test('a screen reader finds the figures, and nothing of the drawing', () => {
  show(<span>drawing</span>);
  expect(cells()).toEqual(figures);
  expect(screen.getByText('drawing').closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByRole('figure')).toHaveTextContent('AttendancePeople at work, by month.');
});

test('the figures take the drawing’s place on demand, and give it back', async () => {
  show(<span>drawing</span>);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table', pressed: false }));
  expect(screen.queryByText('drawing')).toBeNull();
  expect(cells()).toEqual(figures);
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart', pressed: true }));
  expect(screen.getByText('drawing')).toBeVisible();
});

test('the figures are there while the drawing is on its way', () => {
  const Pending = lazy(() => new Promise<never>(() => undefined));
  show(<Pending />);
  expect(cells()).toEqual(figures);
});

test('a drawing that can’t be loaded leaves the figures in its place', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = lazy(() => Promise.reject(new Error('chunk not found')));
  const { container } = show(<Broken />);
  await waitFor(() => expect(container.querySelector('[aria-hidden="true"]')).toBeNull());
  expect(cells()).toEqual(figures);
  log.mockRestore();
});
