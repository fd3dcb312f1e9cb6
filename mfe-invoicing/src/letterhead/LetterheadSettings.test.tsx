import { screen, waitFor } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import LetterheadSettings from './LetterheadSettings';
import { letterhead } from './letterhead.fixture';

test('the company’s details are kept here, and it is said what keeps documents from being issued', async () => {
  const api = fakeApi({ letterhead: [letterhead({ address: '', gstin: '' })] });
  const { user } = renderScreen(<LetterheadSettings />, { route: '/dashboard/account/settings', api });
  expect(
    await screen.findByText(/Nothing can be issued yet: enter the company’s address; enter the company’s GSTIN/),
  ).toBeVisible();
  const save = () => user.click(screen.getByRole('button', { name: 'Save company details' }));
  await user.type(await screen.findByLabelText('GSTIN'), '29AAFCA7488L1Z0');
  await save();
  expect(await screen.findByText('Enter a valid 15-character GSTIN; check each letter and digit.')).toBeVisible();
  await user.clear(screen.getByLabelText('GSTIN'));
  await user.type(screen.getByLabelText('GSTIN'), '20aapfu0939f1z9');
  await save();
  await waitFor(() => expect(api.rows('letterhead')[0]).toMatchObject({ gstin: '20AAPFU0939F1Z9' }));
});
