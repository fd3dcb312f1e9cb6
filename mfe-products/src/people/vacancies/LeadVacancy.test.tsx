import { waitFor } from '@testing-library/react';
import { renderScreen } from 'shared/testing';
import LeadVacancy from './LeadVacancy';

test('a lead’s vacancy starts on the form for a new one', async () => {
  const onClose = jest.fn();
  const { location } = renderScreen(<LeadVacancy rows={[{ id: 'l1' }]} onClose={onClose} />, {});
  await waitFor(() => expect(location().pathname + location().search).toBe('/dashboard/vacancies/new?lead=l1'));
  expect(onClose).toHaveBeenCalled();
});
