import { gstr1File } from 'shared/domain/money/returns/gstr1File';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { lineSums, linesOf, table12, tables, toldSums } from './fileSums.fixture';
import { REGISTRATION, type StoredDocument, storeDocuments } from './storedDocuments.fixture';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterAll(() => server.close());

const fileOf = async (query: string) => {
  const answer = await server.call('GET', `invoices/gstr1.json?${query}`);
  return { answer, file: gstr1File.parse(answer.json()) };
};

test('the tables of 1,000 documents of every kind, the CSV and the documents agree to the paisa', async () => {
  const stored = await storeDocuments(server.db, '2026-09', 1000);
  const { answer, file } = await fileOf('period=2026-09');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="gstr1-2026-09.json"');
  expect([file.gstin, file.fp]).toEqual([REGISTRATION, '092026']);
  const whole = toldSums(stored);
  expect(tables(file)).toEqual(whole);
  expect(table12(file)).toEqual(whole);

  const { body } = await server.call('GET', 'invoices/gstr1.csv?period=2026-09');
  const lines = linesOf(body);
  expect([lines.length, lineSums(lines)]).toEqual([1000, whole]);

  const values = (documents: readonly StoredDocument[]) =>
    documents.reduce((total, { amounts }) => total + amounts.valuePaise, 0);
  const named = [
    ...(file.b2b ?? []).flatMap(({ inv }) => inv),
    ...(file.b2cl ?? []).flatMap(({ inv }) => inv),
    ...(file.exp ?? []).flatMap(({ inv }) => inv),
  ];
  const own = new Set(named.map(({ inum }) => inum));
  const ofNamed = lines.filter((line) => own.has(line['Document number'] ?? ''));
  expect(named.reduce((total, { val }) => total + Math.round(val * 100), 0)).toBe(
    ofNamed.reduce((total, line) => total + Math.round(Number(line['Document value']) * 100), 0),
  );
  expect(Math.round(lines.reduce((total, line) => total + Number(line['Document value']), 0) * 100)).toBe(
    values(stored),
  );
  expect(file.doc_issue?.doc_det.map(({ doc_num, docs }) => [doc_num, docs[0]?.totnum])).toEqual([
    [1, 800],
    [4, 100],
    [5, 100],
  ]);
});

test('a quarter has the documents of its months, under the last one', async () => {
  await storeDocuments(server.db, '2026-04', 20);
  await storeDocuments(server.db, '2026-06', 10);
  const { answer, file } = await fileOf(`period=2026-27 Q1&registration=${REGISTRATION}`);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="gstr1-2026-27-q1-${REGISTRATION}.json"`);
  const issued = file.doc_issue?.doc_det[0]?.docs.map(({ from, totnum }) => [from.slice(0, 9), totnum]);
  expect([file.fp, issued]).toEqual([
    '062026',
    [
      ['INV/26-04', 16],
      ['INV/26-06', 8],
    ],
  ]);
});

test('a period without documents is the envelope alone', async () =>
  expect((await fileOf('period=2020-01')).file).toEqual({
    ...{ gstin: REGISTRATION, fp: '012020', version: 'GST3.2.4', hash: 'hash' },
  }));

test.each(['2026-13', '2026-27 Q5', '2026-27', '2026-28 Q1', ''])('the period "%s" is refused', async (period) => {
  const answer = await server.call('GET', `invoices/gstr1.json?period=${period}`);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'period']);
});

test('while no GSTIN is known there is no file', async () => {
  const bare = await openTestApp();
  const answer = await bare.call('GET', 'invoices/gstr1.json?period=2026-09');
  expect([answer.statusCode, answer.json().errors[0].msg]).toEqual([
    400,
    'Enter the company’s GSTIN in the letterhead first.',
  ]);
  await bare.close();
});
