import { gstr1File } from 'shared/domain/money/returns/gstr1File';
import { gstr3bBoxes } from 'shared/domain/money/returns/gstr3b';
import type { Gstr3bDocuments, Gstr3bFigures } from 'shared/domain/money/returns/gstr3bAnswers';
import { gstr3bFile } from 'shared/domain/money/returns/gstr3bFile';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { boxSums, documentSums, table12, toldSums } from './fileSums.fixture';
import { REGISTRATION, storeDocuments } from './storedDocuments.fixture';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

const file = async (period: string) =>
  gstr3bFile.parse((await server.call('GET', `invoices/gst-returns/gstr3b.json?period=${period}`)).json());
const figures = async (period: string) =>
  (await server.call('GET', `invoices/gst-returns/gstr3b?period=${period}`)).json<Gstr3bFigures>();
const mark = (returnType: string, period: string) =>
  server.call('POST', 'obligations', {
    ...{ area: 'gst', title: returnType, period, returnType, dueDate: '2026-09-20', financialYear: '2026-27' },
    ...{ status: 'Filed', doneOn: '2026-09-20' },
  });
test('its figures are those of GSTR-1 to the paisa, and of the documents behind each', async () => {
  const stored = await storeDocuments(server.db, '2026-08', 400);
  const told = await file('2026-08');
  expect([told.gstin, told.ret_period]).toEqual([REGISTRATION, '082026']);
  const gstr1 = gstr1File.parse((await server.call('GET', 'invoices/gstr1.json?period=2026-08')).json());
  expect([boxSums(told), table12(gstr1)]).toEqual([documentSums(stored), toldSums(stored)]);

  const { boxes } = await figures('2026-08');
  for (const box of gstr3bBoxes) {
    const query = `period=2026-08&box=${encodeURIComponent(box)}`;
    const { documents } = (
      await server.call('GET', `invoices/gst-returns/gstr3b/documents?${query}`)
    ).json<Gstr3bDocuments>();
    const own = boxes.find((each) => each.box === box);
    expect([documents.length, documents.reduce((total, { igstPaise }) => total + igstPaise, 0)]).toEqual([
      own?.count,
      own?.igstPaise,
    ]);
  }
});

test('3.2 tells supplies between states to who is not registered by place', async () => {
  await storeDocuments(server.db, '2026-08', 200);
  const { inter_sup } = await file('2026-08');
  const between = (await figures('2026-08')).boxes.find(({ box }) => box === '3.2 unregistered');
  expect(inter_sup.unreg_details).toEqual([
    { pos: '27', txval: (between?.taxablePaise ?? 0) / 100, iamt: (between?.igstPaise ?? 0) / 100 },
  ]);
});

test('what is cancelled after it was filed lowers the next one, and leaves it as it was', async () => {
  await storeDocuments(server.db, '2026-08', 100);
  await mark('GSTR-1', '2026-08');
  await mark('GSTR-3B', '2026-08');
  const before = boxSums(await file('2026-08'));
  const at = new Date(Date.now() + 1000).toISOString();
  const gone = await server.db
    .updateTable('invoices')
    .set({ cancelledAt: at, updatedAt: at })
    .where('clientGstin', '<>', '')
    .where('taxTreatment', '=', 'taxable')
    .returning('subtotalPaise')
    .execute();
  expect(boxSums(await file('2026-08'))).toEqual(before);
  expect(boxSums(await file('2026-09')).taxable).toBe(
    -gone.reduce((total, { subtotalPaise }) => total + subtotalPaise, 0),
  );
});
