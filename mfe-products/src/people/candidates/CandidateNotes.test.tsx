import { screen } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import type { NotesRecord } from '../../resourceTypes';
import { CandidateNotes } from './CandidateNotes';

test('a note on a candidate joins the others, and the field is empty for the next', async () => {
  const { user, api } = renderScreen(<CandidateNotes candidateId="k1" />, {
    api: fakeApi({ 'm/mfe-products/notes': [] }),
  });
  expect(await screen.findByText('No notes yet.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'शाम को फ़ोन करें');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByRole('cell', { name: 'शाम को फ़ोन करें' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('');
  expect(api.rows<NotesRecord>('m/mfe-products/notes')[0]).toMatchObject({ candidateId: 'k1', kind: 'Note' });
});

test('an empty note is refused at its field', async () => {
  const { user, api } = renderScreen(<CandidateNotes candidateId="k1" />, {
    api: fakeApi({ 'm/mfe-products/notes': [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Enter the note.')).toBeVisible();
  expect(api.rows('m/mfe-products/notes')).toEqual([]);
});
