import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { text } from 'shared/domain/records/validation';
import { missingParts } from 'shared/vendor/lazyChunks';
import { z } from 'zod';
import * as forms from './forms';

// By its full path: with the short one, tests have the forms at once. And only now: an event triggers loading the
// forms.
let later: typeof import('./laterForms.tsx');
beforeAll(async () => {
  later = await import('./laterForms.tsx');
});
// Other tests have the forms at once.
afterAll(() => missingParts.clear());

test('the forms that come later have every name that the forms have, and no other', () => {
  expect(Object.keys(later).sort()).toEqual(Object.keys(forms).sort());
});

test('a form that comes later is the form, once it is here; the letterhead’s schema comes with it', async () => {
  expect(() => later.letterheadResource.schema).toThrow('come with the forms');
  expect(() => later.letterheadResource.fields).toThrow('come with the forms');
  const screenOf = (
    <Suspense fallback="on its way">
      <later.SchemaForm
        fields={[{ name: 'place', label: 'Place' }]}
        schema={z.object({ place: text('place') })}
        submitLabel="Save place"
        failure="Not saved"
        onSubmit={() => Promise.resolve()}
      />
    </Suspense>
  );
  await act(async () => render(screenOf));
  expect(await screen.findByLabelText('Place')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save place' })).toBeEnabled();
  expect(later.letterheadResource.schema).toBe(forms.letterheadResource.schema);
  expect(later.letterheadResource.fields).toBe(forms.letterheadResource.fields);
});
