import { type ImsDocument, NoImsError, readIms } from './ims';
import { imsFile } from './imsFile';
import { proposeIms } from './imsProposal';
import { matchBills, type OwnBill } from './matchBills';

const SUPPLIER = '24AAQCA8719H1ZC';
/** A record with the fields that the portal was seen to save (May 2026). */
const bill = (more: object = {}) => ({
  ...{ stin: SUPPLIER, tradenm: 'Safe Step', rtnprd: '052026', srcform: 'R1', inum: 'SS/0101', idt: '10-05-2026' },
  ...{ inv_typ: 'R', pos: '20', srcfilstatus: 'F', val: 11800, txval: 10000, iamt: 1800, camt: 0, samt: 0, cess: 0 },
  ...{ action: 'N', ispendactblocked: 'N', hash: 'f3a1', isRemarksBlocked: 'N', ...more },
});
const note = (more: object = {}) => {
  const { inum: _number, idt: _day, ...rest } = bill();
  return { ...rest, nt_num: 'CN/7', nt_dt: '20-05-2026', ...more };
};
const file = (lists: object) => JSON.stringify({ rtin: '20AAQCA8719H1ZK', imsDetails: lists });
const own = (more: Partial<OwnBill> = {}): OwnBill => ({
  ...{ id: 'p1', kind: 'Bill' as const, supplierGstin: SUPPLIER, number: 'ss-101', date: '2026-05-10' },
  ...{ taxablePaise: 10_000_00, taxPaise: 1_800_00, igstPaise: 1_800_00 },
  ...{ cgstPaise: 0, sgstPaise: 0, totalPaise: 11_800_00, reverseCharge: false, ...more },
});
const none = { isTwice: false, toldIn: undefined, isSupplier: true };
const proposed = (record: object, ours: OwnBill[], context: object = {}, list = 'b2b') => {
  const [match] = matchBills(readIms(file({ [list]: [record] })).documents, ours, () => true);
  if (!match?.portal) throw new Error('The file has no document.');
  const { action, reason } = proposeIms({ ...match, portal: match.portal }, { ...none, ...context });
  return [action, reason];
};

test('a file is read with its wrapper or without: whose, each document in paise, and what the portal noted', () => {
  const lists = { b2b: [bill({ action: 'A', iamt: 1800.01 })], b2bcn: [note({ ispendactblocked: 'Y' })] };
  for (const text of [
    file(lists),
    JSON.stringify({ gstin: '20AAQCA8719H1ZK', ...lists }),
    JSON.stringify({ data: { gstin: '20AAQCA8719H1ZK', ...lists } }),
  ]) {
    const { gstin, documents } = readIms(text);
    expect(gstin).toBe('20AAQCA8719H1ZK');
    expect(documents).toMatchObject([
      {
        ...{ list: 'b2b', kind: 'Bill', number: 'SS/0101', date: '2026-05-10', period: '2026-05' },
        ...{ taxablePaise: 10_000_00, taxPaise: 1_800_01, taken: 'Accepted', mayWait: true },
      },
      { list: 'b2bcn', kind: 'Credit note', number: 'CN/7', date: '2026-05-20', taken: 'No action', mayWait: false },
    ]);
  }
});

test('an amended document stands in the place of what it amends', () => {
  const { documents } = readIms(
    file({ b2b: [bill()], b2ba: [bill({ inum: 'SS/101A', oinum: 'SS/101', oidt: '10-05-2026' })] }),
  );
  expect(documents.map(({ list, number }) => [list, number])).toEqual([['b2ba', 'SS/101A']]);
});

test.each([
  ['no JSON', '<html>', 'This is no JSON.'],
  ['another file', '{"data":{"docdata":{}}}', 'This is no file of the portal’s invoice management (IMS)'],
  ['no GSTIN', JSON.stringify({ b2b: [bill()] }), 'has no GSTIN (at rtin)'],
  ['a bill without a number', file({ b2b: [bill(), bill({ inum: undefined })] }), '(at b2b, 2, inum)'],
  ['a day that does not exist', file({ b2b: [bill({ idt: '31-02-2026' })] }), '(at b2b, 1, idt)'],
  ['an action that nobody knows', file({ b2b: [bill({ action: 'X' })] }), '(at b2b, 1, action)'],
])('%s is refused with what is wrong', (_, text, says) => {
  expect(() => readIms(text)).toThrow(NoImsError);
  expect(() => readIms(text)).toThrow(says);
});

test('what agrees is accepted, by its amounts even if number or day differ', () => {
  expect(proposed(bill(), [own()])).toEqual(['Accepted', 'It agrees with yours.']);
  expect(proposed(bill(), [own({ date: '2026-05-12' })])).toEqual([
    'Accepted',
    'The amounts agree; date: ours is 12-05-2026.',
  ]);
});

test('what differs waits, or is rejected where the portal lets nothing wait', () => {
  const ours = [own({ taxPaise: 900_00, igstPaise: 900_00 })];
  expect(proposed(bill(), ours)).toEqual([
    'Pending',
    'It differs: tax: theirs ₹1,800.00, ours ₹900.00. Correct yours, or ask the supplier to.',
  ]);
  expect(proposed(bill({ ispendactblocked: true }), ours)[0]).toBe('Rejected');
  // The same sum under other heads is another tax.
  expect(proposed(bill(), [own({ igstPaise: 0, cgstPaise: 900_00, sgstPaise: 900_00 })])[0]).toBe('Pending');
  expect(proposed(bill(), [own({ reverseCharge: true })])[0]).toBe('Pending');
});

test('what is unknown waits, and what was told before is rejected', () => {
  expect(proposed(bill(), [])).toEqual([
    'Pending',
    'You have no such bill. Enter it when it comes, or ask the supplier.',
  ]);
  expect(proposed(note(), [], {}, 'b2bcn')[1]).toMatch(/^You have no such credit note\./);
  expect(proposed(bill(), [], { isSupplier: false })[1]).toMatch(/^You have no supplier with this GSTIN\./);
  expect(proposed(bill(), [own()], { isTwice: true })).toEqual(['Rejected', 'It is in the file twice.']);
  expect(proposed(bill(), [own()], { toldIn: '2026-04' })).toEqual(['Rejected', 'GSTR-2B of Apr 2026 has it already.']);
  expect(proposed(bill(), [own()], { toldIn: '2026-05' })[0]).toBe('Accepted');
  // An amended one is told again, and counts instead of what the earlier month had.
  expect(proposed(bill({ oinum: 'SS/0101' }), [own()], { toldIn: '2026-04' }, 'b2ba')[0]).toBe('Accepted');
});

test('the file has only what changes, as the portal wrote it, with the former action', () => {
  const { gstin, documents } = readIms(
    file({
      b2b: [bill(), bill({ inum: 'SS/102', action: 'A' }), bill({ inum: 'SS/103', action: 'P' })],
      b2bcn: [note(), note({ nt_num: 'CN/8', isItcRedReqBlocked: 'Y' })],
    }),
  );
  const action = ({ number }: ImsDocument) => (number === 'SS/103' ? ('No action' as const) : ('Accepted' as const));
  expect(
    imsFile(
      gstin,
      documents.map((each) => ({ ...each, action: action(each) })),
    ),
  ).toEqual({
    ...{ rtin: '20AAQCA8719H1ZK', reqtyp: 'SAVE' },
    invdata: {
      b2b: [
        {
          ...{ stin: SUPPLIER, inum: 'SS/0101', idt: '10-05-2026', inv_typ: 'R', srcform: 'R1', rtnprd: '052026' },
          ...{ val: 11800, txval: 10000, iamt: 1800, camt: 0, samt: 0, cess: 0, pos: '20' },
          ...{ prev_status: 'N', action: 'A' },
        },
      ],
      b2bcn: [
        expect.objectContaining({ nt_num: 'CN/7', nt_dt: '20-05-2026', action: 'A', itcRedReq: 'Y' }),
        expect.not.objectContaining({ itcRedReq: 'Y' }),
      ],
    },
  });
});
