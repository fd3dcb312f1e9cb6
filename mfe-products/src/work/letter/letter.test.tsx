import { screen, waitFor } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import { PageActs } from 'shared/ui';
import { placementOf } from '../placements/placement.fixture';
import LetterSettings from './LetterSettings';
import { letterActs } from './letterActs';

const template = { id: 't1', version: 1, english: 'Dear {name}', hindi: 'प्रिय {name}', probationMonths: 6 };

test('the owner previews both letters with the typed text, and saves them', async () => {
  const api = fakeApi({ 'letter-template': [template] });
  const { user } = renderScreen(<LetterSettings />, { route: '/dashboard/account/settings', api });
  expect(await screen.findByText(/प्रिय आशा देवी/)).toBeVisible();
  const english = screen.getByLabelText(/^Letter in English/);
  await user.clear(english);
  await user.type(english, 'Welcome {{name}, for {{probation}');
  expect(screen.getByText(/Welcome आशा देवी, for 6 months/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save letter' }));
  await waitFor(() =>
    expect(api.rows('letter-template')[0]).toMatchObject({ english: 'Welcome {name}, for {probation}' }),
  );
});

test('an unknown placeholder is reported before saving', async () => {
  const api = fakeApi({ 'letter-template': [template] });
  const { user } = renderScreen(<LetterSettings />, { route: '/dashboard/account/settings', api });
  await user.type(await screen.findByLabelText(/^Letter in English/), ' {{salary}');
  expect(screen.getByText(/There is no placeholder “{salary}”/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save letter' }));
  expect(await screen.findAllByText(/There is no placeholder “{salary}”/)).toHaveLength(2);
  expect(api.calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test.each([
  ['English', 'en'],
  ['Hindi', 'hi'],
])('the letter is requested in %s', async (label, language) => {
  const api = fakeApi({});
  api.on('GET', 'placements/p1/letter', () => ({ status: 409, body: { code: 'refused', message: 'Enter the name.' } }));
  const { user } = renderScreen(<PageActs acts={letterActs(placementOf())} />, { api });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: `Appointment letter in ${label}` }));
  expect(await screen.findByText(/Enter the name/)).toBeVisible();
  expect(api.calls.find(({ path }) => path === 'placements/p1/letter')?.query.get('language')).toBe(language);
});
