import { screen } from '@testing-library/react';
import type { ObligationsDoneInput } from 'shared/domain/compliance/obligation';
import { fakeApi, renderScreen } from 'shared/testing';
import { fill } from '../fill.fixture';
import { BulkDoneDialog } from './BulkDoneDialog';
import { obligation } from './obligation.fixture';

const at = '2026-11-01T00:00:00.000Z';
const rows = Array.from({ length: 600 }, (_, place) => ({
  ...{ version: 1, createdAt: at, updatedAt: at },
  ...obligation({}),
  id: `o${place}`,
}));

test('of more rows than one call takes, those before a failure stay recorded, and the next try continues after them', async () => {
  const api = fakeApi();
  const asked: number[] = [];
  api.on('POST', 'obligations/done', ({ body }) => {
    asked.push((body as ObligationsDoneInput).rows.length);
    return asked.length === 2
      ? { status: 503, body: { message: 'The database is away. Try again.', code: 'unavailable' } }
      : { status: 200, body: { count: 0 } };
  });
  const { user } = renderScreen(<BulkDoneDialog rows={rows} onClose={() => undefined} />, { api });
  fill(screen.getByLabelText(/ on$/), '2026-11-02');
  fill(screen.getByLabelText(/^References/), 'AA20');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/The database is away/)).toBeInTheDocument();
  expect(screen.getByText('500 of 600 rows recorded.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('100 rows marked as done on 02 Nov 2026')).toBeVisible();
  expect(asked).toEqual([500, 100, 100]);
});
