import { act } from '@testing-library/react';
import { useState } from 'react';
import { ApiError, api as client, useGet, useList, useRemove, useSave } from 'shared/platform';
import { type FakeApi, fakeApi } from '../fakeApi';
import { type Examples, renderUse, until } from './example';

interface Slip {
  id: string;
  name: string;
}
const slips: Slip[] = [
  { id: '1', name: 'Asha' },
  { id: '2', name: 'Ravi' },
];
const refusal = { status: 409, body: { message: 'It was changed.', code: 'stale', current: { id: '1' } } };

const useFirstPage = () => useList<Slip>('slips', { page: 1 });
const useSorted = () => useList<Slip>('slips', { size: 1, sort: ['name', '-id'], q: '' });
const useRefused = () => useGet('slips/1');
const useUnknown = () => useGet(undefined);
const useSlips = () => ({
  list: useList<Slip>('slips'),
  remove: useRemove<Slip>('slips'),
  ...useSave<Slip>('slips'),
});
function useTurnedPages() {
  const [page, setPage] = useState(1);
  return { ...useList<Slip>('slips', { page, size: 1 }), setPage };
}

const told = ({ calls }: FakeApi) =>
  calls
    .filter(({ path }) => path.startsWith('slips'))
    .map(({ method, path, query, body }) =>
      [method, path + (String(query) && `?${String(query)}`), body && JSON.stringify(body)].filter(Boolean).join(' '),
    );
const failureOf = (error: unknown) =>
  error instanceof ApiError ? [error.name, error.status, error.code, error.message] : String(error);

/** A list beside what changes it, once it is there. */
async function listAndSave(api: FakeApi) {
  const rendered = renderUse(useSlips, { api });
  await until(() => rendered.now().list.state === 'ready');
  return rendered;
}

/** A list's message for an answer with one row, and its previous one. */
async function totals(headers?: Record<string, string>) {
  const api = fakeApi();
  api.on('GET', 'slips', () => ({ status: 200, body: [slips[0]], ...(headers && { headers }) }));
  const { now } = renderUse(useFirstPage, { api });
  const before = now().total;
  await until(() => now().state === 'ready');
  return { before, total: now().total, rows: now().rows.length };
}

/** Records that are read and changed. */
export const records: Examples = {
  'shared/platform': {
    'ListResult.total: 57 in all pages': () => totals({ 'X-Total-Count': '57' }),
    'ListResult.total: an answer that counts nothing': () => totals(),
    'ListResult.rows: while the next page is on its way': async () => {
      const api = fakeApi({ slips });
      const { now } = renderUse(useTurnedPages, { api });
      await until(() => now().state === 'ready');
      const open = api.hold('GET', 'slips');
      act(() => now().setPage(2));
      const meanwhile = [now().state, now().isRefreshing, ...now().rows.map(({ name }) => name)];
      act(open);
      await until(() => !now().isRefreshing);
      return [meanwhile, now().rows.map(({ name }) => name)];
    },
    'useList: a query': async () => {
      const api = fakeApi({ slips });
      const { now } = renderUse(useSorted, { api });
      await until(() => now().state === 'ready');
      return told(api);
    },
    'GetResult.state: a refusal, asked once': async () => {
      const api = fakeApi();
      api.fail('GET', 'slips/1', refusal, 9);
      const { now } = renderUse(useRefused, { api });
      const first = now().state;
      await until(() => now().state !== 'loading');
      return [first, now().state, failureOf(now().error), told(api)];
    },
    'useGet: an address that is not known yet': () => {
      const api = fakeApi();
      const { now } = renderUse(useUnknown, { api });
      return [now().state, told(api)];
    },
    'useSave: a new record': async () => {
      const api = fakeApi({ slips });
      const { now } = await listAndSave(api);
      const { name } = await act(() => now().save({ name: 'Mary' }));
      await until(() => now().list.rows.length === 3);
      return [name, told(api)];
    },
    'useSave: a change, which lists show once it is answered': async () => {
      const api = fakeApi({ slips });
      const { now } = await listAndSave(api);
      const open = api.hold('PUT', 'slips/1');
      let saving: Promise<unknown> | undefined;
      await act(async () => {
        saving = now().save({ name: 'Mary' }, '1');
        await Promise.resolve();
      });
      const meanwhile = [now().isSaving, now().list.rows.map(({ name }) => name)];
      await act(async () => {
        open();
        await saving;
      });
      await until(() => now().list.rows[0]?.name === 'Mary');
      return [meanwhile, now().isSaving, told(api)];
    },
    'useSave: a refused change': async () => {
      const api = fakeApi({ slips });
      const { now } = await listAndSave(api);
      api.fail('PUT', 'slips/1', refusal);
      return act(() =>
        now()
          .save({ name: 'Mary' }, '1')
          .then(() => 'saved', failureOf),
      );
    },
    'useRemove: a record, and Undo': async () => {
      const api = fakeApi({ slips });
      const { now, user, findByRole } = await listAndSave(api);
      await act(() => now().remove('1', 'The slip is deleted'));
      await user.click(await findByRole('button', { name: 'Undo' }));
      await until(() => told(api).some((call) => call.startsWith('POST')));
      return told(api).filter((call) => !call.startsWith('GET'));
    },
    'api.post: a refusal': () => {
      const api = fakeApi();
      api.fail('POST', 'slips', refusal);
      return client.post('slips', { name: 'Mary' }).catch(failureOf);
    },
  },
};
