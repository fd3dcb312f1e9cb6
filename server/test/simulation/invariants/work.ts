import { addDays, lastDayOfMonth } from 'shared/domain/dates/dates';
import { deductedPaise } from 'shared/domain/pay/deductions/deductionLimit';
import { groupBy } from 'shared/domain/records/groupBy';
import { sumPaise } from 'shared/domain/text/money';
import { mergeMarks } from 'shared/domain/work/attendance/merge';
import { readParts } from '../../../src/api/pay/wages/readParts';
import { wageLineRecords } from '../../../src/api/pay/wages/wageLines';
import { decode } from '../../../src/api/records/rows';
import type { Invariant } from '../Invariant';
import type { World } from '../World';

export const daysFollowFromMarks: Invariant = {
  name: 'each day is what its marks come to, in whatever order they came',
  of: ['attendance_marks', 'attendance_days'],
  async broken({ db }, since) {
    const marks = await db.selectFrom('attendance_marks').selectAll().where('day', '>=', since).execute();
    const days = new Map(
      (await db.selectFrom('attendance_days').selectAll().where('day', '>=', since).execute()).map((row) => [
        `${row.employeeId} ${row.day}`,
        row,
      ]),
    );
    const found: string[] = [];
    for (const [key, own] of groupBy(marks, ({ employeeId, day }) => `${employeeId} ${day}`)) {
      const day = days.get(key);
      const { now, disputed } = mergeMarks(own.map((mark) => ({ ...mark, seen: JSON.parse(mark.seen) as string[] })));
      if (day?.code !== now?.code || day?.isDisputed !== Number(disputed.length > 0))
        found.push(`${key} is ${day?.code}${day?.isDisputed ? ', disputed' : ''}, and its marks come to ${now?.code}.`);
    }
    return found.slice(0, 3);
  },
};

type Counts = Record<string, number>;

/** Days of each attendance letter per person at a center in a period, as marked. */
async function countDays(
  { db }: World,
  since: string,
): Promise<(employeeId: string, centerId: string, from: string, to: string) => Counts> {
  const days = await db
    .selectFrom('attendance_days')
    .select(['employeeId', 'centerId', 'day', 'code'])
    .where('day', '>=', since)
    .execute();
  const value = new Map(
    days.map(({ employeeId, centerId, day, code }) => [`${employeeId} ${centerId} ${day}`, code as string]),
  );
  return (employeeId, centerId, from, to) => {
    const counts: Counts = {};
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const code = value.get(`${employeeId} ${centerId} ${day}`);
      if (code) counts[code] = (counts[code] ?? 0) + 1;
    }
    return counts;
  };
}

const same = (one: Counts, other: Counts) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => (one[key] ?? 0) === (other[key] ?? 0));

export const billsLeadToDays: Invariant = {
  name: 'every rupee of a bill leads to a day, and no day is billed twice',
  of: ['billed_shares', 'invoices'],
  async broken(world, since) {
    const { db } = world;
    const shares = await db
      .selectFrom('billed_shares')
      .selectAll()
      .where('releasedAt', 'is', null)
      .where('month', '>=', since.slice(0, 7))
      .execute();
    if (shares.length === 0) return [];
    const found: string[] = [];
    const own = shares.filter(({ noteId }) => noteId === '');
    for (const [place, rows] of groupBy(
      own,
      ({ placementId, centerId, month }) => `${placementId} at ${centerId} in ${month}`,
    ))
      if (rows.length > 1) found.push(`The days of placement ${place} are in ${rows.length} bills.`);
    const invoices = new Map(
      (
        await db
          .selectFrom('invoices')
          .select(['id', 'invoiceNo', 'subtotalPaise', 'status', 'deletedAt', 'updatedAt', 'version'])
          .execute()
      ).map((row) => [row.id, row]),
    );
    for (const [id, rows] of groupBy(own, ({ invoiceId }) => invoiceId)) {
      const invoice = invoices.get(id);
      if (!invoice || invoice.deletedAt !== null || invoice.status === 'cancelled')
        found.push(`Days are billed by an invoice that is gone, ${id}.`);
      else if (sumPaise(rows.map(({ paise }) => paise)) !== invoice.subtotalPaise)
        found.push(
          `${invoice.invoiceNo} bills ${invoice.subtotalPaise}, and its days come to ${sumPaise(rows.map(({ paise }) => paise))}.`,
        );
    }
    const placements = new Map(
      (await db.selectFrom('placements').select(['id', 'employeeId', 'startsOn', 'endsOn']).execute()).map((row) => [
        row.id,
        row,
      ]),
    );
    const corrections = await db.selectFrom('attendance_corrections').select(['employeeId', 'day']).execute();
    const corrected = new Set(corrections.map(({ employeeId, day }) => `${employeeId} ${day.slice(0, 7)}`));
    const count = await countDays(world, since);
    for (const row of own) {
      const placement = placements.get(row.placementId);
      const share = JSON.parse(row.share) as {
        counts: Counts;
        basis: string;
        ratePaise: number;
        overtimeMinutes: number;
      };
      if (!placement || corrected.has(`${placement.employeeId} ${row.month}`)) continue;
      const [first, last] = [`${row.month}-01`, lastDayOfMonth(row.month)];
      const from = placement.startsOn > first ? placement.startsOn : first;
      const to = placement.endsOn !== null && placement.endsOn < last ? placement.endsOn : last;
      const counts = count(placement.employeeId, row.centerId, from, to);
      if (!same(counts, share.counts))
        found.push(
          `A bill of ${row.month} has ${JSON.stringify(share.counts)} of a placement whose days are ${JSON.stringify(counts)}.`,
        );
      const worked = (counts.P ?? 0) + (counts.H ?? 0) / 2;
      if (share.basis === 'day' && row.paise !== Math.round(share.ratePaise * worked))
        found.push(`A bill of ${row.month} takes ${row.paise} for ${worked} days at ${share.ratePaise}.`);
    }
    return found.slice(0, 3);
  },
};

export const wagesAddUp: Invariant = {
  name: 'wages are what days come to, once for each person and month, and what is paid stays',
  of: ['wages', 'wage_lines', 'wage_parts'],
  async broken(world, since) {
    const { db, paid } = world;
    const registers = await db
      .selectFrom('live_wages')
      .select(['id', 'month', 'status', 'totalPaise'])
      .where('month', '>=', since.slice(0, 7))
      .execute();
    const found: string[] = [];
    for (const [month, rows] of groupBy(registers, (row) => row.month))
      if (rows.length > 1) found.push(`${month} has ${rows.length} registers.`);
    const corrected = new Set(
      (await db.selectFrom('attendance_corrections').select(['employeeId', 'day']).execute()).map(
        ({ employeeId, day }) => `${employeeId} ${day.slice(0, 7)}`,
      ),
    );
    const count = await countDays(world, since);
    for (const { id, month, totalPaise, status } of registers) {
      const rows = await db
        .selectFrom('wage_lines')
        .selectAll()
        .where('wageId', '=', id)
        .where('deletedAt', 'is', null)
        .orderBy('id')
        .execute();
      const digest = JSON.stringify(rows);
      const known = paid.get(id);
      if (known !== undefined && status !== 'Paid') found.push(`The wages of ${month} were paid, and are ${status}.`);
      if (known && known !== digest) found.push(`The wages of ${month} changed after they were paid.`);
      // Checks made at payment stay valid.
      if (known === digest) continue;
      if (known === '') paid.set(id, digest);
      const lines = rows.map((row) => decode(wageLineRecords, row));
      const parts = await readParts(db, { wageId: id });
      const partsOf = groupBy(parts, ({ employeeId }) => employeeId);
      if (sumPaise(lines.map((line) => line.grossPaise)) !== totalPaise)
        found.push(
          `The register of ${month} says ${totalPaise}, its lines ${sumPaise(lines.map((line) => line.grossPaise))}.`,
        );
      for (const [employeeId, own] of groupBy(lines, (line) => line.employeeId)) {
        const [line] = own;
        if (own.length > 1 || !line) found.push(`${employeeId} is paid ${own.length} times for ${month}.`);
        else {
          const gross = sumPaise((partsOf.get(employeeId) ?? []).map(({ grossPaise }) => grossPaise));
          if (gross !== line.grossPaise || line.netPaise + deductedPaise(line) !== line.grossPaise)
            found.push(
              `The line of ${employeeId} in ${month} does not add up: ${line.grossPaise} of parts of ${gross}.`,
            );
        }
      }
      for (const [key, own] of groupBy(
        parts.filter((part) => part.month === month),
        (part) => `${part.employeeId} ${part.centerId}`,
      )) {
        const [employeeId = '', centerId = ''] = key.split(' ');
        if (corrected.has(`${employeeId} ${month}`)) continue;
        const counts = count(employeeId, centerId, `${month}-01`, lastDayOfMonth(month));
        const told: Counts = {};
        for (const part of own)
          for (const [code, days] of Object.entries(part.counts)) told[code] = (told[code] ?? 0) + days;
        if (!same(counts, told))
          found.push(
            `The wages of ${month} have ${JSON.stringify(told)} of somebody whose days are ${JSON.stringify(counts)}.`,
          );
      }
    }
    return found.slice(0, 3);
  },
};

export const placesDoNotOverlap: Invariant = {
  name: 'nobody is placed twice on one day',
  of: ['placements'],
  async broken({ db }) {
    const rows = await db
      .selectFrom('live_placements')
      .select(['id', 'employeeId', 'startsOn', 'endsOn'])
      .orderBy('startsOn')
      .orderBy('id')
      .execute();
    const found: string[] = [];
    for (const [employeeId, own] of groupBy(rows, (row) => row.employeeId))
      own.forEach(({ startsOn }, place) => {
        const before = own[place - 1];
        if (before && (before.endsOn === null || before.endsOn >= startsOn))
          found.push(`${employeeId} is placed twice on ${startsOn}.`);
      });
    return found;
  },
};

export const leftOutIsPaidLater: Invariant = {
  name: 'who was left out of a month that is paid is paid with the next',
  of: ['wages', 'wage_lines'],
  async broken(world, since) {
    const { db, leftOut } = world;
    const registers = await db
      .selectFrom('live_wages')
      .select(['id', 'month', 'status', 'updatedAt', 'madeAt'])
      .where('month', '>=', since.slice(0, 7))
      .orderBy('month')
      .execute();
    const count = await countDays(world, since);
    const found: string[] = [];
    for (const [place, { month, status, updatedAt }] of registers.entries()) {
      const next = registers[place + 1];
      const out = [...leftOut].filter((key) => key.startsWith(month)).map((key) => key.slice(month.length + 1));
      if (status !== 'Paid' || !next?.madeAt || next.madeAt < updatedAt) continue;
      for (const employeeId of out.filter((id) => !leftOut.has(`${next.month} ${id}`))) {
        const worked = world.centers.some(({ id }) => {
          const { P = 0, H = 0 } = count(employeeId, id, `${month}-01`, lastDayOfMonth(month));
          return P + H > 0;
        });
        const paid = await db
          .selectFrom('wage_parts')
          .innerJoin('live_wages as wages', 'wages.id', 'wage_parts.wageId')
          .select('wage_parts.id')
          .where('wage_parts.month', '=', month)
          .where('wage_parts.employeeId', '=', employeeId)
          .executeTakeFirst();
        if (worked && !paid) found.push(`${employeeId} worked in ${month}, was left out, and is in no register since.`);
      }
    }
    return found;
  },
};
