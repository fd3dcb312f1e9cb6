import { addMonths, today } from 'shared/domain/dates/dates';
import { blankLetterhead } from 'shared/domain/letterhead/letterhead';
import type { InputTaxBills, InputTaxFigures } from 'shared/domain/money/purchases/inputTax';
import type { GstReturn } from 'shared/domain/money/returns/gstReturnAnswers';
import { gstr1File } from 'shared/domain/money/returns/gstr1File';
import type { Gstr3bFigures } from 'shared/domain/money/returns/gstr3bAnswers';
import { gstr3bFile } from 'shared/domain/money/returns/gstr3bFile';
import type { AgeingAnswer } from 'shared/domain/money/settle/ageing';
import type { ClientStatement } from 'shared/domain/money/settle/clientStatement';
import { invoiceSheet } from 'shared/domain/papers/invoiceSheet';
import { atScale } from '../../../../test/atScale';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead, realLetterhead } from '../../../../test/realLetterhead';
import { balances } from '../../../money/ledger/balances';
import { decode } from '../../records/rows';
import { invoices } from '../documents/invoices';
import { statementPaper } from '../documents/statementPaper';
import {
  advanceTableSums,
  boxSums,
  documentSums,
  lineSums,
  linesOf,
  partSums,
  plus,
  table12,
  tables,
  toldSums,
} from './fileSums.fixture';
import { type StoredPart, storeAdvances } from './storedAdvances.fixture';
import { type Claimed, storeClaims } from './storedClaims.fixture';
import { REGISTRATION, type StoredDocument, storeDocuments } from './storedDocuments.fixture';

/** July 2024 to June 2026: the limit of large supplies, the split of table 12 and the rates change in this time. */
const months = Array.from({ length: 24 }, (_, index) => addMonths('2024-07-01', index).slice(0, 7));
const SECOND = '27AAPFU0939F1ZV';
const inMaharashtra = {
  gstin: SECOND,
  state: '27',
  address: '7 Linking Road\nMumbai',
  pin: '400050',
  registeredOn: '2018-01-01',
};

let server: TestApp;
const stored = new Map<string, StoredDocument[]>();
const advances = new Map<string, Awaited<ReturnType<typeof storeAdvances>>>();
const claims = new Map<string, Claimed[]>();
beforeAll(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
  expect((await server.call('POST', 'letterhead', { ...realLetterhead, ...inMaharashtra })).statusCode).toBe(201);
  for (const registration of [REGISTRATION, SECOND]) {
    advances.set(registration, await storeAdvances(server.db, months, { registration, each: 30 }));
    claims.set(registration, await storeClaims(server.db, months, { registration, each: 30 }));
    stored.set(
      registration,
      await storeDocuments(server.db, months, atScale(5_000, 500), {
        registration,
        seed: 540 + stored.size,
        isWhole: true,
      }),
    );
  }
}, 240_000);
afterAll(() => server.close());

const get = async <T>(path: string) => (await server.call('GET', path)).json<T>();
const rupeesOf = (text: string) => Math.round(Number(text.replace(/[^0-9.−-]/g, '').replace('−', '-')) * 100);

describe.each([REGISTRATION, SECOND])('two years under %s: to the paisa', (registration) => {
  const toldIn = (period: readonly string[]) =>
    (stored.get(registration) ?? []).filter(
      ({ counts, isFinancial, date }) => counts && !isFinancial && period.includes(date.slice(0, 7)),
    );
  const partsIn = (period: readonly string[], isOf: (part: StoredPart) => boolean = () => true) =>
    (advances.get(registration)?.parts ?? []).filter((part) => period.includes(part.date.slice(0, 7)) && isOf(part));
  /** 11A and 11B of a period: advances received in it or before it. */
  const table11Of = (period: readonly string[]) => {
    const isNew = ({ cameOn }: StoredPart) => period.includes(cameOn.slice(0, 7));
    const none = partSums([]);
    return [partSums(partsIn(period, isNew)), plus(none, partSums(partsIn(period, (part) => !isNew(part))), -1)];
  };
  const filesOf = async (period: string) => {
    const query = `period=${encodeURIComponent(period)}&registration=${registration}`;
    return {
      query,
      gstr1: gstr1File.parse(await get(`invoices/gstr1.json?${query}`)),
      gstr3b: gstr3bFile.parse(await get(`invoices/gst-returns/gstr3b.json?${query}`)),
    };
  };

  test.each(months)('the tables of GSTR-1, its CSV, GSTR-3B and the documents of %s agree', async (month) => {
    const told = toldIn([month]);
    const whole = toldSums(told);
    const { query, gstr1, gstr3b } = await filesOf(month);
    const taxed = plus(documentSums(told), partSums(partsIn([month])));
    expect([tables(gstr1), table12(gstr1), boxSums(gstr3b)]).toEqual([whole, whole, taxed]);
    expect([advanceTableSums(gstr1.at), advanceTableSums(gstr1.txpd)]).toEqual(table11Of([month]));

    const lines = linesOf((await server.call('GET', `invoices/gstr1.csv?${query}`)).body);
    expect([lines.length, lineSums(lines)]).toEqual([told.length, whole]);
    expect(lines.map((line) => rupeesOf(line['Document value'] ?? '')).sort()).toEqual(
      told.map(({ amounts }) => amounts.valuePaise).sort(),
    );
    expect(lines.map((line) => line['Document number']).sort()).toEqual(told.map(({ number }) => number).sort());

    const { refused, documents } = await get<GstReturn>(`invoices/gst-returns?${query}`);
    expect([documents, refused]).toEqual([told.length, []]);
    const { boxes } = await get<Gstr3bFigures>(`invoices/gst-returns/gstr3b?${query}`);
    expect(boxes.slice(0, 3).reduce((total, { taxablePaise }) => total + taxablePaise, 0)).toBe(taxed.taxable);
  });

  test('the ledger has the output tax of each month that its documents have', async () => {
    const heads = { outputCgst: ['CGST'], outputSgst: ['SGST', 'UTGST'], outputIgst: ['IGST'] } as const;
    const accounts = Object.keys(heads) as (keyof typeof heads)[];
    const posted = await balances(server.db, ['account', 'day'], { accounts, registration });
    for (const month of months)
      for (const account of accounts) {
        const own = posted.filter((row) => row.account === account && row.day.startsWith(month));
        const told = toldIn([month]).flatMap(({ kind, amounts }) =>
          amounts.taxLines
            .filter(({ head }) => heads[account].some((each) => each === head))
            .map(({ amountPaise }) => (kind === 'credit' ? -amountPaise : amountPaise)),
        );
        expect(0 - own.reduce((sum, { paise }) => sum + paise, 0)).toBe(told.reduce((sum, paise) => sum + paise, 0));
      }
  });

  test.each(months)('table 4 of %s: what was accepted, less what is blocked', async (month) => {
    const own = (claims.get(registration) ?? []).filter(({ date }) => date.startsWith(month));
    const taxOf = (of: readonly Claimed[], share: (bill: Claimed) => number) =>
      of.reduce((total, bill) => total + Math.floor((bill.igstPaise * share(bill)) / 100 + 0.5), 0);
    const [accepted, blocked] = [taxOf(own, () => 100), taxOf(own, ({ blockedPercent }) => blockedPercent)];
    const { query, gstr3b } = await filesOf(month);
    const { boxes } = await get<InputTaxFigures>(`purchases/input-tax?${query}`);
    const box = (name: string) => boxes.find((each) => each.box === name)?.igstPaise;
    expect([box('4(A)(5)'), box('4(B)(1)'), box('4(C)')]).toEqual([accepted, blocked, accepted - blocked]);
    const { itc_avl, itc_rev, itc_net } = gstr3b.itc_elg;
    expect([itc_avl[4]?.iamt, itc_rev[0]?.iamt, itc_net.iamt]).toEqual([
      ...[accepted / 100, blocked / 100, (accepted - blocked) / 100],
    ]);
    const behind = await get<InputTaxBills>(`purchases/input-tax/bills?${query}&box=4(B)(1)`);
    expect(behind.bills.reduce((total, { igstPaise }) => total + igstPaise, 0)).toBe(blocked);
  });

  test.each([0, 3, 6, 9, 12, 15, 18, 21])('the quarter from month %s on has what its months have', async (from) => {
    const quarter = months.slice(from, from + 3);
    const [year, month] = (quarter[0] ?? '').split('-').map(Number) as [number, number];
    const first = month < 4 ? year - 1 : year;
    const name = `${first}-${String((first + 1) % 100).padStart(2, '0')} Q${Math.floor(((month + 8) % 12) / 3) + 1}`;
    const whole = toldSums(toldIn(quarter));
    const { gstr1, gstr3b } = await filesOf(name);
    const taxed = plus(documentSums(toldIn(quarter)), partSums(partsIn(quarter)));
    expect([tables(gstr1), table12(gstr1), boxSums(gstr3b)]).toEqual([whole, whole, taxed]);
    expect([advanceTableSums(gstr1.at), advanceTableSums(gstr1.txpd)]).toEqual(table11Of(quarter));
  });

  test('table 13 counts what the other tables tell of, and the cancelled ones', async () => {
    for (const month of months) {
      const { gstr1 } = await filesOf(month);
      const issued = gstr1.doc_issue?.doc_det ?? [];
      const countOf = (isVoucher: boolean) =>
        issued.filter(({ doc_num }) => doc_num > 5 === isVoucher).flatMap((of) => of.docs);
      const docs = countOf(false);
      expect(countOf(true).reduce((total, { totnum }) => total + totnum, 0)).toBe(
        advances.get(registration)?.numbered.get(month),
      );
      const own = (stored.get(registration) ?? []).filter(
        ({ counts, isCancelled, isFinancial, date }) =>
          (counts || isCancelled) && !isFinancial && date.startsWith(month),
      );
      expect(docs.reduce((total, { totnum }) => total + totnum, 0)).toBe(own.length);
      expect(docs.reduce((total, { cancel }) => total + cancel, 0)).toBe(own.filter((of) => of.isCancelled).length);
    }
  });
});

test('the printed sums of each invoice add up to its total, and that is what was stored', async () => {
  const rows = await server.db.selectFrom('invoices').selectAll().where('issuedAt', 'is not', null).execute();
  const byId = new Map([...stored.values()].flat().map((document) => [document.id, document]));
  for (const row of rows) {
    const invoice = decode(invoices, row);
    const { sums, total, rows: lines } = invoiceSheet(invoice, blankLetterhead);
    const printed = sums.reduce((sum, { value }) => sum + rupeesOf(value), 0);
    const ofLines = lines.reduce((sum, line) => sum + rupeesOf(line.at(-1) ?? ''), 0);
    expect([printed, rupeesOf(total), ofLines]).toEqual([
      invoice.totalPaise,
      byId.get(invoice.id)?.amounts.valuePaise,
      byId.get(invoice.id)?.amounts.taxablePaise,
    ]);
  }
});

test('what clients owe is what was billed and debited less what was credited and paid, on each statement too', async () => {
  const counted = [...stored.values()].flat().filter(({ counts }) => counts);
  const billed = counted.reduce(
    (total, { kind, amounts }) => total + (kind === 'credit' ? -1 : 1) * amounts.valuePaise,
    0,
  );
  const paid = await server.db
    .selectFrom('payments')
    .select((select) => select.fn.sum<number>('amountPaise').as('paise'))
    .executeTakeFirstOrThrow();
  const open = await server.db
    .selectFrom('invoices')
    .selectAll()
    .where('balancePaise', '<>', 0)
    .where('deletedAt', 'is', null)
    .where('isSample', '=', 0)
    .execute();
  const owed = open.reduce((total, { balancePaise }) => total + Number(balancePaise), 0);
  expect(owed).toBe(billed - Number(paid.paise));

  const { clients } = await get<AgeingAnswer>('invoices/ageing');
  const byClient = new Map<string, number>();
  for (const { clientName, balancePaise } of open)
    if (Number(balancePaise) > 0) byClient.set(clientName, (byClient.get(clientName) ?? 0) + Number(balancePaise));
  expect(new Map(clients.map(({ clientName, duePaise }) => [clientName, duePaise]))).toEqual(byClient);

  for (const { clientName, duePaise, advancePaise } of clients) {
    const query = new URLSearchParams({ clientName, from: `${months[0]}-01`, to: today() });
    expect((await get<ClientStatement>(`invoices/statement?${query}`)).closingPaise).toBe(duePaise - advancePaise);
  }

  for (const row of open.filter((_, index) => index % 20 === 0)) {
    const { sheet } = await statementPaper(server.db, decode(invoices, row), blankLetterhead);
    expect(rupeesOf(sheet.total)).toBe(Number(row.balancePaise));
  }
});

test.each([REGISTRATION, SECOND])(
  'vouchers of %s that are cancelled after their month was filed are amended once',
  async (registration) => {
    const [filed = '', next = ''] = months;
    const file = async (period: string, name: string) =>
      get<Record<string, unknown>>(`invoices/${name}?period=${period}&registration=${registration}`);
    const taxed = async (period: string) => boxSums(gstr3bFile.parse(await file(period, 'gst-returns/gstr3b.json')));
    const before = [await taxed(filed), await taxed(next)] as const;
    for (const returnType of ['GSTR-1', 'GSTR-3B']) {
      const due = { area: 'gst', title: returnType, period: filed, registration, returnType, dueDate: `${next}-20` };
      const marked = { ...due, status: 'Filed', doneOn: `${next}-15`, financialYear: '2024-25' };
      expect((await server.call('POST', 'obligations', marked)).statusCode).toBe(201);
    }
    const parts = advances.get(registration)?.parts ?? [];
    const used = new Set(parts.filter(({ sign }) => sign < 0).map(({ voucherId }) => voucherId));
    const gone = parts.filter((part) => part.cameOn.startsWith(filed) && !used.has(part.voucherId));
    expect(gone.length).toBeGreaterThan(5);
    await server.db
      .updateTable('vouchers')
      .set({ cancelledAt: new Date().toISOString() })
      .where(
        'id',
        'in',
        gone.map(({ voucherId }) => voucherId),
      )
      .execute();
    const { ata = [] } = gstr1File.parse(await file(next, 'gstr1.json'));
    expect(ata.length).toBeGreaterThan(0);
    const kept = parts.filter((part) => part.date.startsWith(filed) && !gone.includes(part));
    const places = new Set(gone.map(({ place }) => place));
    expect(advanceTableSums(ata)).toEqual(partSums(kept.filter(({ place }) => places.has(place))));
    expect([await taxed(filed), await taxed(next)]).toEqual([before[0], plus(before[1], partSums(gone), -1)]);
  },
);
