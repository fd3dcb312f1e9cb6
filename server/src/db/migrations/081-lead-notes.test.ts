import { databaseBefore } from '../../../test/databaseBefore';
import { anyTable } from '../tables';

const at = (day: number) => `2026-04-0${day}T09:00:00.000Z`;
const lead = (id: string, note: string) => ({
  id,
  version: 1,
  createdAt: at(1),
  updatedAt: at(5),
  kind: 'callback',
  mobile: '9876500101',
  status: 'new',
  note,
});
const change = (id: string, recordId: string, changes: object, accountId = 'a1') => ({
  id,
  at: at(Number(id)),
  accountId,
  by: accountId === '' ? 'Website visitor' : 'Asha Rao',
  resource: 'leads',
  recordId,
  action: 'update',
  changes: JSON.stringify(changes),
});

test('the note that a lead had is its first, by whoever wrote it last', async () => {
  const { db, run, read } = await databaseBefore('081-lead-notes', {
    leads: [lead('l1', 'Call on Monday'), lead('l2', 'Not an Indian mobile number'), lead('l3', '')],
    audit: [
      change('1', 'l2', { note: [null, 'Not an Indian mobile number'] }, ''),
      change('2', 'l1', { note: [null, 'Call'] }),
      change('3', 'l1', { note: ['Call', 'Call on Monday'] }),
      change('4', 'l1', { status: ['new', 'called'] }),
    ],
  });
  await run();
  const notes = await anyTable(db)
    .selectFrom('lead_notes')
    .select(['leadId', 'at', 'by', 'text'])
    .orderBy('leadId')
    .execute();
  expect(notes).toEqual([
    { leadId: 'l1', at: at(3), by: 'Asha Rao', text: 'Call on Monday' },
    { leadId: 'l2', at: at(1), by: '', text: 'Not an Indian mobile number' },
  ]);
  expect(await read('leads', 'id', 'notedAt')).toEqual([
    ['l1', at(3)],
    ['l2', at(1)],
    ['l3', null],
  ]);
}, 60_000);
