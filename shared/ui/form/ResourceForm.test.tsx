import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hasUnsavedChanges } from 'shared/platform';
import { fakeApi, renderScreen } from 'shared/testing';
import { RecordSelect } from '../record/RecordSelect';
import { type Place, type PlaceInput, places } from '../table/places.fixture';
import type { FieldControl } from './field';
import { ResourceForm, type ResourceFormProps } from './ResourceForm';

const ranchi: Place = {
  id: 'p1',
  version: 3,
  name: 'Ranchi',
  city: 'Ranchi',
  amountPaise: 12_000_050,
  date: '2025-08-15',
  status: 'Active',
};
const show = (props: Partial<ResourceFormProps<Place, PlaceInput>> = {}, api = fakeApi({ places: [ranchi] })) => ({
  ...renderScreen(<ResourceForm resource={places} {...props} />, { api }),
  api,
});
const field = (name: string) => screen.getByLabelText(name);
const submit = (name = 'Add place') => screen.getByRole('button', { name });

test('a missing field is named in words, marked and takes the focus, and nothing is sent', async () => {
  const { user, api } = show();
  await user.click(submit());
  expect(screen.getByText('Enter the name.')).toBeVisible();
  expect(field('Name')).toBeInvalid();
  expect(field('Name')).toHaveAccessibleDescription('Enter the name.');
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(api.calls).toHaveLength(0);
});

test('a message goes while its field is put right, so that the button stays under the pointer', async () => {
  const { user } = show();
  await user.click(submit('Add place'));
  expect(await screen.findByText('Enter the name.')).toBeVisible();
  await user.type(field('Name'), 'R');
  expect(field('Name')).toHaveFocus();
  expect(screen.queryByText('Enter the name.')).not.toBeInTheDocument();
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('a form that opens takes the focus, unless somebody is in one of its fields already', async () => {
  const opened = show({ takesFocus: true });
  await waitFor(() => expect(field('Name')).toHaveFocus());
  opened.unmount();
  show({ takesFocus: true });
  field('Amount').focus();
  await nextFrame();
  await nextFrame();
  expect(field('Amount')).toHaveFocus();
});

test('a silent form marks and focuses the missing field and says nothing', async () => {
  const { user } = show({ silent: true });
  await user.click(submit());
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Name')).toBeInvalid();
  expect(screen.queryByText('Enter the name.')).toBeNull();
});

test('Enter in a day takes the day and sends nothing; in a text it sends', async () => {
  const { user, api } = show();
  await user.type(field('Name'), 'Dhanbad');
  await user.type(field('Date'), '26.1.26{Enter}');
  expect(field('Date')).toHaveValue('26 Jan 2026');
  await user.type(field('Date'), '{Enter}');
  expect(api.calls).toHaveLength(0);
  await user.type(field('Name'), '{Enter}');
  await waitFor(() => expect(api.calls).toContainEqual(expect.objectContaining({ method: 'POST' })));
});

test('Save after a lost answer is the same attempt; other content and what comes after an answer is another', async () => {
  const { user, api } = show();
  const answer = globalThis.fetch;
  const keys: (string | null)[] = [];
  globalThis.fetch = (input, init) => {
    if (init?.method === 'POST') keys.push(new Headers(init.headers).get('Idempotency-Key'));
    return answer(input, init);
  };
  const save = async () => {
    const sent = keys.length;
    await user.click(await screen.findByRole('button', { name: 'Add place' }));
    await waitFor(() => expect(keys).toHaveLength(sent + 1));
    await screen.findByRole('button', { name: 'Add place' });
  };
  await user.type(field('Name'), 'Dhanbad');
  api.fail('POST', 'places', 'offline', 3);
  await save();
  await save();
  await user.type(field('Name'), ' 2');
  await save();
  await save();
  await user.type(field('Name'), 'Dhanbad 2');
  await save();
  globalThis.fetch = answer;
  const [lost, again, changed, stored, next] = keys;
  expect([again, stored]).toEqual([lost, changed]);
  expect(new Set([lost, changed, next]).size).toBe(3);
  expect(lost).toMatch(/^[0-9a-f]{32}$/);
});

test('rupees and days are sent as paise and YYYY-MM-DD; then the form is empty and says so', async () => {
  const { user, api } = show();
  await user.type(field('Name'), 'Dhanbad');
  await user.type(field('Amount'), '120000.5');
  await user.type(field('Date'), '26 Jan 2026');
  const answer = api.hold('POST', 'places');
  await user.click(submit());
  expect(screen.getByRole('button', { name: 'Adding...' })).toBeDisabled();
  answer();
  expect(await screen.findByText('Place added')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Dhanbad',
    city: '',
    amountPaise: 12_000_050,
    date: '2026-01-26',
    status: 'Active',
  });
  expect(field('Name')).toHaveValue('');
});

test('an edit shows what is stored and names the version it began from', async () => {
  const { user, api } = show({ record: ranchi });
  expect([field('Amount'), field('Date')].map((input) => (input as HTMLInputElement).value)).toEqual([
    '1,20,000.50',
    '15 Aug 2025',
  ]);
  await user.clear(field('City'));
  await user.click(submit('Save changes'));
  expect(await screen.findByText('Place saved')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ city: '', version: 3 });
});

test('fields the server refuses are marked with its words, and what was typed stays', async () => {
  const { user, api } = show();
  api.fail('POST', 'places', {
    status: 400,
    body: {
      message: 'Check the marked fields.',
      code: 'invalid',
      errors: [{ path: 'name', msg: 'This name is taken.' }],
    },
  });
  await user.type(field('Name'), 'Ranchi');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to add placeCheck the marked fields.');
  expect(field('Name')).toHaveAccessibleDescription('This name is taken.');
  expect(field('Name')).toHaveValue('Ranchi');
  await waitFor(() => expect(field('Name')).toHaveFocus());
});

test('without a network the form keeps its content and says so', async () => {
  const { user, api } = show();
  api.fail('POST', 'places', 'offline');
  await user.type(field('Name'), 'Ranchi');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
  expect(field('Name')).toHaveValue('Ranchi');
  await user.click(submit());
  expect(await screen.findByText('Place added')).toBeVisible();
});

test('a stale edit shows both versions and saves the choice', async () => {
  const { user, api } = show({ record: ranchi });
  Object.assign(api.rows<Place>('places')[0] ?? {}, { city: 'Hatia', amountPaise: 100, version: 4 });
  await user.clear(field('City'));
  await user.type(field('City'), 'Kanke');
  await user.click(submit('Save changes'));
  expect(await screen.findByText('Someone else changed this while you were editing.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Mine: Kanke' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Theirs: ₹1.00' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save with these choices' }));
  expect(await screen.findByText('Place saved')).toBeVisible();
  expect(api.rows<Place>('places')[0]).toMatchObject({ city: 'Kanke', amountPaise: 100, version: 5 });
});

test('a stale edit shows another record that a field names by its name, not by its id', async () => {
  const [old, mine, theirs] = ['4iy0dtnfggc949e93d01', '4iy0dtnfggc949e93d02', '4iy0dtnfggc949e93d03'] as const;
  const cities = [mine, theirs].map((id) => ({ id, version: 1, name: id === mine ? 'Kanke' : 'Hatia' }));
  const resource = {
    ...places,
    fields: places.fields.map((each) =>
      each.name === 'city'
        ? {
            name: 'city' as const,
            label: 'City',
            kind: 'custom' as const,
            render: (control: FieldControl) => (
              <>
                <RecordSelect<{ id: string; version: number; name: string }>
                  control={control}
                  path="cities"
                  name={{ one: 'city', many: 'cities' }}
                  titleOf={({ name }) => name}
                />
                <button type="button" onClick={() => control.onChange(mine)}>
                  Take Kanke
                </button>
              </>
            ),
          }
        : each,
    ),
  };
  const record = { ...ranchi, city: old };
  const api = fakeApi({ places: [{ ...record }], cities });
  const { user } = renderScreen(<ResourceForm resource={resource} record={record} />, { api });
  expect(await screen.findByText('The city couldn’t be loaded')).toBeVisible();
  expect(screen.queryByText(old)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Take Kanke' }));
  Object.assign(api.rows<Place>('places')[0] ?? {}, { city: theirs, version: 4 });
  await user.click(submit('Save changes'));
  const choice = within(await screen.findByRole('radiogroup', { name: 'City' }));
  expect(await choice.findByText('Hatia')).toBeInTheDocument();
  expect(choice.getByText('Kanke')).toBeInTheDocument();
  expect(choice.queryByText(new RegExp(theirs))).toBeNull();
});

test('the focus returns to the button after a save and after a refusal, though a browser takes it from what is disabled', async () => {
  const onSubmit = jest.fn(async () => {
    if (onSubmit.mock.calls.length > 1) throw new Error('away');
    return ranchi;
  });
  const { user } = show({ record: ranchi, onSubmit });
  const button = submit('Save changes');
  const setAttribute = button.setAttribute.bind(button);
  // As Chromium does, before anybody hears of it.
  button.setAttribute = (name, value) => {
    if (name === 'disabled') button.blur();
    setAttribute(name, value);
  };
  await user.click(button);
  expect(await screen.findByText(/^Place saved/)).toBeVisible();
  await waitFor(() => expect(button).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(button).toHaveFocus());
});

test('a form is sent once, however often it is submitted before the answer', async () => {
  const { user, api } = show();
  await user.type(field('Name'), 'Dhanbad');
  const answer = api.hold('POST', 'places');
  await user.click(submit());
  fireEvent.submit(field('Name').closest('form') as HTMLFormElement);
  answer();
  expect(await screen.findByText('Place added')).toBeVisible();
  expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('what was saved does not come back as a draft', async () => {
  const { user, unmount } = show();
  await user.type(field('Name'), 'Bokaro');
  await user.click(submit());
  expect(await screen.findByText('Place added')).toBeVisible();
  unmount();
  renderScreen(<ResourceForm resource={places} />, { keepsStorage: true });
  expect(field('Name')).toHaveValue('');
  expect(screen.queryByText('Your earlier draft was restored.')).toBeNull();
});

test('the next record begins with what the fields keep that say so', async () => {
  const { user, api } = show();
  await user.type(field('Name'), 'Bokaro');
  await user.type(field('City'), 'Bokaro Steel City');
  await user.click(screen.getByRole('button', { name: 'Save and add another' }));
  await waitFor(() => expect(field('Name')).toHaveValue(''));
  expect(field('City')).toHaveValue('Bokaro Steel City');
  expect(api.rows<Place>('places').map(({ name }) => name)).toContain('Bokaro');
});

test('an amount that is none is refused at its field, and not taken for none', async () => {
  const { user, api } = show();
  await user.type(field('Name'), 'Bokaro');
  await user.type(field('Amount'), 'twelve');
  await user.click(submit());
  await waitFor(() => expect(field('Amount')).toHaveFocus());
  expect(field('Amount')).toBeInvalid();
  expect(field('Amount')).toHaveValue('twelve');
  expect(api.calls).toHaveLength(0);
});

test('what is typed and taken back is nothing unsaved', async () => {
  const { user } = show();
  await user.type(field('City'), 'R');
  expect(hasUnsavedChanges()).toBe(true);
  await user.clear(field('City'));
  expect(hasUnsavedChanges()).toBe(false);
});

test('what was typed comes back after the page was left, and can be discarded', async () => {
  const { user, unmount } = show();
  await user.type(field('Name'), 'Bokaro');
  expect(hasUnsavedChanges()).toBe(true);
  unmount();
  expect(hasUnsavedChanges()).toBe(false);
  const again = renderScreen(<ResourceForm resource={places} />, { keepsStorage: true });
  expect(await screen.findByText('Your earlier draft was restored.')).toBeVisible();
  expect(field('Name')).toHaveValue('Bokaro');
  await again.user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field('Name')).toHaveValue('');
});

test('what was typed on an older version meets the newer one when it is saved', async () => {
  const { user, api, unmount } = show({ record: ranchi });
  await user.type(field('City'), ' Sadar');
  unmount();
  const newer = Object.assign(api.rows<Place>('places')[0] ?? {}, { status: 'Inactive', version: 4 }) as Place;
  const again = renderScreen(<ResourceForm resource={places} record={{ ...newer }} />, { api, keepsStorage: true });
  await again.user.click(submit('Save changes'));
  expect(await screen.findByText('Someone else changed this while you were editing.')).toBeVisible();
  await again.user.click(screen.getByRole('radio', { name: 'Theirs: Inactive' }));
  await again.user.click(screen.getByRole('button', { name: 'Save with these choices' }));
  expect(await screen.findByText('Place saved')).toBeVisible();
  expect(api.rows<Place>('places')[0]).toMatchObject({ city: 'Ranchi Sadar', status: 'Inactive' });
});

test('an edit can be saved twice in a row', async () => {
  const { user, api } = show({ record: ranchi });
  for (const letter of ['a', 'b']) {
    await user.type(field('City'), letter);
    await user.click(submit('Save changes'));
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
  }
  expect(api.rows<Place>('places')[0]).toMatchObject({ city: 'Ranchiab', version: 5 });
});

test('typing in one field renders that field only', async () => {
  const renders = { city: 0 };
  const { user } = show({
    fields: [
      { name: 'name', label: 'Name' },
      {
        name: 'city',
        label: 'City',
        kind: 'custom',
        render: ({ id }) => {
          renders.city += 1;
          return <input id={id} />;
        },
      },
    ],
  });
  const before = renders.city;
  await user.type(field('Name'), 'Jamshedpur');
  expect(renders.city).toBe(before);
});

test('a day that is typed in another way is saved as it was meant, and shown', async () => {
  const { user, api } = show({ record: ranchi });
  await user.clear(field('Date'));
  await user.type(field('Date'), '28.11.26');
  await user.click(field('Name'));
  expect(field('Date')).toHaveValue('28 Nov 2026');
  await user.click(submit('Save changes'));
  expect(await screen.findByText('Place saved')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ date: '2026-11-28' });
});

test.each([
  ['Date', '31/02/2026', 'This day does not exist; enter one like 15 Dec 2026.'],
  ['Date', '11/13/2026', 'The day comes before the month. Did you mean 13 Nov 2026?'],
  ['Amount', '25000,50', 'Did you mean 25,000.50 or 25,00,050? A comma here groups no digits.'],
  ['Amount', 'soon', 'Enter it as a number like 25,000.50.'],
])('%s: %s stays as typed, is asked about when the field is left, and is not saved', async (label, typed, question) => {
  const { user, api } = show({ record: ranchi });
  await user.clear(field(label));
  await user.type(field(label), typed);
  await user.click(field('Name'));
  expect(screen.getByText(question)).toBeVisible();
  expect(field(label)).toHaveValue(typed);
  await user.click(submit('Save changes'));
  expect(screen.getByText(question)).toBeVisible();
  expect(field(label)).toBeInvalid();
  expect(field(label)).toHaveAccessibleDescription(question);
  expect(api.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('an emptied day is no day', async () => {
  const { user, api } = show({ record: ranchi });
  await user.clear(field('Date'));
  await user.click(submit('Save changes'));
  expect(await screen.findByText('Place saved')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ date: null });
});
