import type { LawPreview, LawReplay } from 'shared/domain/law/lawPreview';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { payRegister } from '../../../test/payRegister';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await server.call('POST', 'employees', { name: 'Anil Mahto', basicPaise: 2_000_000, grossPaise: 2_000_000 });
  for (const month of ['2026-04', '2026-05']) {
    const { id } = (await server.call('POST', 'wages', { month })).json<{ id: string }>();
    await payRegister(server, id);
  }
});
afterEach(() => server.close());

const replay = async () => (await server.call('POST', 'law-rows/replay', {})).json<LawReplay>();

test('paid months worked out again by the rows of their days come to what was paid', async () => {
  expect(await replay()).toEqual({ months: ['2026-04', '2026-05'], lines: 2, differ: 0, people: [] });
});

test('a row for a day to come is previewed on the last paid month as if it held already', async () => {
  const value = {
    ...{ ceilingPaise: 1_600_000, employeePercent: 12, employerPercent: 12 },
    ...{ pensionPercent: 8.33, pensionUntilAge: 58, insurancePercent: 0.5 },
  };
  const row = { kind: 'pf', state: '', from: '2030-01-01', value, source: 'S.O. 1(E)' };
  const preview = (await server.call('POST', 'law-rows/preview', { row })).json<LawPreview>();
  expect(preview).toMatchObject({ asIf: '2026-05', paidMonths: [], paid: [{ month: '2026-05', people: 1 }] });
  expect(preview.paid[0]?.changes).toContainEqual({
    what: 'pfEmployeePaise',
    beforePaise: 180_000,
    afterPaise: 192_000,
  });
});

test('so are a change of a stored row for a day to come, and its deletion', async () => {
  const value = {
    ...{ ceilingPaise: 1_600_000, employeePercent: 12, employerPercent: 12 },
    ...{ pensionPercent: 8.33, pensionUntilAge: 58, insurancePercent: 0.5 },
  };
  const planned = { kind: 'pf', state: '', from: '2030-01-01', value, source: 'S.O. 1(E)' };
  const { id } = (await server.call('POST', 'law-rows', planned)).json<{ id: string }>();
  const previewed = async (row: object | null) =>
    (await server.call('POST', 'law-rows/preview', { id, row })).json<LawPreview>();
  const own = { what: 'pfEmployeePaise', beforePaise: 180_000, afterPaise: 204_000 };
  const changed = await previewed({ value: { ...value, ceilingPaise: 1_700_000 } });
  expect([changed.asIf, changed.paid[0]?.changes]).toEqual(['2026-05', expect.arrayContaining([own])]);
  const gone = await previewed(null);
  expect([gone.asIf, gone.paid[0]?.changes]).toEqual([
    '2026-05',
    expect.arrayContaining([{ ...own, beforePaise: 192_000, afterPaise: 180_000 }]),
  ]);
});

test('a row that a paid month was not worked out by shows whom it would have changed, and changes nothing', async () => {
  const value = {
    ...{ ceilingPaise: 1_600_000, employeePercent: 12, employerPercent: 12 },
    ...{ pensionPercent: 8.33, pensionUntilAge: 58, insurancePercent: 0.5 },
  };
  await server.call('POST', 'law-rows', { kind: 'pf', state: '', from: '2026-05-01', value, source: 'S.O. 1(E)' });
  const found = await replay();
  expect(found).toMatchObject({ lines: 2, differ: 1, people: [{ month: '2026-05', name: 'Anil Mahto' }] });
  expect(found.people[0]?.changes).toContainEqual({
    what: 'pfEmployeePaise',
    beforePaise: 180_000,
    afterPaise: 192_000,
  });
  expect(await replay()).toEqual(found);
});
