import { groupBy } from 'shared/domain/records/groupBy';
import { anyTable } from '../../../src/db/tables';
import type { Invariant } from '../Invariant';

export const nothingIsLost: Invariant = {
  name: 'what was acknowledged is there',
  of: [
    'companies',
    'employees',
    'placements',
    'invoices',
    'receipts',
    'payments',
    'credit_notes',
    'debit_notes',
    'sendings',
    'bank_lines',
    'attendance_marks',
    'attendance_months',
  ],
  async broken(world) {
    const { db, stored, deleted, marks, locked, issued } = world;
    const found: string[] = [];
    for (const [table, own] of groupBy([...stored.values()], (row) => row.table)) {
      const rows = new Map(
        (await anyTable(db).selectFrom(table).select(['id', 'version', 'deletedAt']).execute()).map((row) => [
          String(row.id),
          row,
        ]),
      );
      for (const { id, version } of own) {
        const row = rows.get(id);
        if (!row) found.push(`${table}/${id} was acknowledged and is not there.`);
        else if (Number(row.version) < version)
          found.push(`${table}/${id} was acknowledged as version ${version} and is ${row.version}.`);
        else if (row.deletedAt !== null && !deleted.has(id) && table !== 'receipts')
          found.push(`${table}/${id} was acknowledged and is deleted.`);
      }
    }
    const kept = new Set((await db.selectFrom('attendance_marks').select('id').execute()).map(({ id }) => id));
    for (const id of marks) if (!kept.has(id)) found.push(`The mark ${id} was acknowledged and is not there.`);
    const states = new Map(
      (await db.selectFrom('attendance_months').select(['centerId', 'month', 'state']).execute()).map(
        ({ centerId, month, state }) => [`${centerId} ${month}`, state],
      ),
    );
    for (const key of locked)
      if (states.get(key) !== 'Locked') found.push(`Attendance ${key} was locked and is ${states.get(key)}.`);
    for (const [table, own] of groupBy([...issued.values()], (row) => row.table)) {
      const [number, paise] =
        table === 'invoices'
          ? ['invoiceNo', 'totalPaise']
          : [table === 'credit_notes' ? 'creditNoteNumber' : 'debitNoteNumber', 'amountPaise'];
      const rows = new Map(
        (
          await anyTable(db)
            .selectFrom(table)
            .select(['id', number as 'id', paise as 'id'])
            .execute()
        ).map((row) => [String(row.id), row as Record<string, unknown>]),
      );
      for (const each of own) {
        const row = rows.get(each.id);
        if (row?.[number as string] !== each.number || Number(row[paise as string]) !== each.paise)
          found.push(
            `${each.number} of ${each.paise} was issued, and is ${row?.[number as string]} of ${row?.[paise as string]}.`,
          );
      }
    }
    return found.slice(0, 3);
  },
};

export const changesAreTold: Invariant = {
  name: 'what was done is in the history',
  of: [],
  async broken({ db, stored }) {
    const rows = await db
      .selectFrom('audit')
      .select(['resource', 'recordId'])
      .distinct()
      .where('recordId', '<>', '')
      .execute();
    const told = new Set(rows.map(({ resource, recordId }) => `${resource}/${recordId}`));
    return [...stored.values()]
      .filter(({ table, id }) => !told.has(`${table}/${id}`))
      .map(({ table, id }) => `The history of ${table}/${id} is empty.`)
      .slice(0, 3);
  },
};

export const mailsGoOnce: Invariant = {
  name: 'no mail goes twice, and what is sent has arrived',
  of: ['sendings'],
  async broken({ db, mailbox }) {
    const rows = await db.selectFrom('sendings').select(['id', 'state']).execute();
    const arrived = new Map<string, number>();
    for (const id of mailbox.arrived) arrived.set(id, (arrived.get(id) ?? 0) + 1);
    return rows.flatMap(({ id, state }) => {
      const times = arrived.get(id) ?? 0;
      if (times > 1) return [`The mail ${id} went ${times} times.`];
      if (state === 'Sent' && times === 0) return [`The mail ${id} is sent, and did not arrive.`];
      return times > 0 && !['Sent', 'Unsure', 'Handed over'].includes(state)
        ? [`The mail ${id} arrived, and is ${state}.`]
        : [];
    });
  },
};

/** What an account limited to the first client can list. */
const lists = [
  'companies',
  'centers',
  'placements',
  'invoices',
  'receipts',
  'payments',
  'credit-notes',
  'debit-notes',
  'sendings',
];

export const nobodySeesBeyond: Invariant = {
  name: 'no account sees beyond its reach',
  of: [],
  async broken(world) {
    const { db, companies } = world;
    const own = new Set([companies[0]]);
    const invoices = new Map(
      (await db.selectFrom('invoices').select(['id', 'companyId']).execute()).map((row) => [row.id, row.companyId]),
    );
    const found: string[] = [];
    for (const path of lists) {
      const { status, text } = await world.read(path, 'limited');
      if (status !== 200) continue;
      for (const row of JSON.parse(text) as Record<string, string>[]) {
        const company = path === 'companies' ? row.id : (row.companyId ?? invoices.get(row.invoiceId ?? ''));
        if (!own.has(company ?? ''))
          found.push(`An account that has to do with one client sees ${path}/${row.id} of ${company}.`);
      }
    }
    return found.slice(0, 3);
  },
};
