import { formatMonth, today } from 'shared/domain/dates/dates';
import type { FileFinding, FileMonth } from 'shared/domain/pay/files/fileMonth';
import { type ReadChallan, type ReadErrors, type ReadMembers, readBack } from 'shared/domain/pay/files/readBack';
import {
  type ReadBackAnswer,
  readBackAnswer,
  readBackFile,
  readBackInput,
} from 'shared/domain/pay/files/readBackAnswer';
import { wageFiles } from 'shared/domain/pay/files/wageFiles';
import { familyOf, fileOfArrears } from 'shared/domain/pay/files/wageReturn';
import { arrearsChallans } from 'shared/domain/pay/wages/arrears';
import { esiPaise, pfPaise } from 'shared/domain/pay/wages/payable';
import { isSameName } from 'shared/domain/text/isSameName';
import { formatRupees, sumPaise } from 'shared/domain/text/money';
import { z } from 'zod';
import { type Actor, actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import { badInput, conflict } from '../../../core/errors';
import { byId } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import type { Db, Queries } from '../../../db/tables';
import { abortOnDisconnect } from '../../../threads/abortOnDisconnect';
import { settleDeposit } from '../../compliance/settleDeposit';
import { acceptUploads, readUpload, uploadOf } from '../../files/readUpload';
import { readLaw } from '../../law/readLaw';
import { createRecord, unknownRecord, updateRecord } from '../../records/changes/changeRecord';
import { readArrears } from '../wages/readArrears';
import { wageSums } from '../wages/wageSums';
import { wages } from '../wages/wages';
import { readFileMonth } from './readFileMonth';
import { readPdf } from './readPdf';
import { wageReturns } from './wageReturns';

const fileOf = { PF: 'ecr', ESI: 'esi' } as const;
const ruleOf = { PF: 'pf', ESI: 'esi' } as const;

const findingOf = (of: FileMonth, employeeId: string, text: string): FileFinding => {
  const person = of.people.find(({ line }) => employeeId !== '' && line.employeeId === employeeId);
  return { employeeId, name: person?.line.name ?? '', text, stops: true };
};

/** PF paid for a register's arrears, by month. */
const challansOfArrears = async (tx: Queries, wageId: string) =>
  arrearsChallans([...(await readArrears(tx, { wageId })).values()], await readLaw(tx));

/** Throws 409 when a portal's establishment differs from that of earlier challans. */
async function refuseOther(db: Queries, scheme: 'ecr' | 'esi', establishment: string): Promise<void> {
  if (establishment === '') return;
  const known = await db
    .selectFrom('live_wage_returns')
    .select(['file', 'establishment'])
    .where('establishment', '<>', '')
    .execute();
  const own = known.find(({ file }) => file.startsWith(scheme))?.establishment;
  if (own !== undefined && own !== establishment)
    throw conflict(
      'refused',
      `This is of the establishment ${establishment}; the challans before are of ${own}. Nothing was stored.`,
    );
}

/** The total of a register's PF or ESI challan, or of the challan for a month's arrears. */
async function duePaise(
  tx: Queries,
  wageId: string,
  { of, month, ofRegister }: { of: 'PF' | 'ESI'; month: string; ofRegister: string },
): Promise<number> {
  const sums = (await wageSums(tx, [wageId])).get(wageId);
  if (!sums) return 0;
  if (of === 'ESI') return esiPaise(sums);
  const arrears = await challansOfArrears(tx, wageId);
  if (month !== ofRegister) return arrears.find((each) => each.month === month)?.pfPaise ?? 0;
  return arrears.reduce((left, each) => left - each.pfPaise, pfPaise(sums));
}

/**
 * Stores a challan with its return, or as a return. Throws 409 for another month or establishment, an unreadable one,
 * and a known one.
 */
async function keepChallan(tx: Queries, wageId: string, read: ReadChallan, actor: Actor): Promise<string> {
  const { of, number, month, amountPaise, establishment, paidOn } = read;
  const register = await tx.selectFrom('live_wages').select('month').where('id', '=', wageId).executeTakeFirst();
  if (!register) throw unknownRecord(wages);
  if (number === '' || month === '' || amountPaise === 0)
    throw conflict('refused', `The ${of} challan’s number, month or amount can’t be read. Copy all of its text.`);
  const arrears = of === 'PF' && month < register.month ? await challansOfArrears(tx, wageId) : [];
  if (month !== register.month && !arrears.some((each) => each.month === month))
    throw conflict(
      'refused',
      `This challan is of ${formatMonth(month)}. Open that month’s files, and read it there. Nothing was stored.`,
    );
  const family = month === register.month ? fileOf[of] : fileOfArrears(month);
  await refuseOther(tx, fileOf[of], establishment);
  const all = await tx
    .selectFrom('live_wage_returns')
    .select(['id', 'file', 'wageId', 'reference', 'paidPaise'])
    .where((eb) => eb.or([eb('wageId', '=', wageId), eb('reference', '=', number)]))
    .orderBy('createdAt')
    .execute();
  const known = all.filter(({ file }) => familyOf(file) === family);
  if (known.some(({ reference, paidPaise }) => reference === number && paidPaise > 0))
    throw conflict('refused', `The challan ${number} is stored already.`);
  const open = known.find((each) => each.reference === number) ?? known.find(({ paidPaise }) => paidPaise === 0);
  if (!open && known.length > 0)
    throw conflict('refused', 'Every return of this month has its challan. Mark the later return as handed in first.');
  const given = { establishment, paidOn, paidPaise: amountPaise };
  if (open) await updateRecord(tx, wageReturns, open.id, { reference: number }, actor, given);
  else {
    const input = { wageId, file: family, handedInOn: paidOn ?? today(), reference: number };
    await createRecord(tx, wageReturns, input, actor, given);
  }
  const due = await duePaise(tx, wageId, { of, month, ofRegister: register.month });
  const paidPaise = sumPaise([amountPaise, ...known.map((each) => each.paidPaise)]);
  if (month === register.month && paidOn !== null && paidPaise >= due)
    await settleDeposit(tx, { ruleId: ruleOf[of], period: month, paidOn, reference: number, paidPaise }, actor);
  const difference = amountPaise - due;
  const beside =
    difference === 0
      ? 'as much as the register.'
      : `${formatRupees(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than the register.`;
  return `${of} challan ${number} was stored: ${formatRupees(amountPaise)}, ${beside}`;
}

/** The person that each line of an error file is about. Throws 409 if it names none of these people. */
async function matchErrors(db: Queries, wageId: string, read: ReadErrors): Promise<FileFinding[]> {
  await refuseOther(db, 'ecr', read.establishment);
  const month = await readFileMonth(db, wageId);
  const byUan = new Map(month.people.map(({ line, employee }) => [employee?.uan ?? '', line.employeeId]));
  const lines =
    wageFiles(month)
      .find(({ id }) => id === 'ecr')
      ?.make(month).figures ?? [];
  const named = read.rows.filter(({ uan }) => uan !== '');
  if (named.length > 0 && !named.some(({ uan }) => byUan.has(uan)))
    throw conflict(
      'refused',
      'None of these UANs is in this register: the error file is of another establishment or month.',
    );
  return read.rows.map(({ uan, line, text }) =>
    findingOf(month, (uan === '' ? lines[(line ?? 0) - 1]?.employeeId : byUan.get(uan)) ?? '', text),
  );
}

/** People whose name differs at the portal, and people it does not know. Throws 409 if it knows none of them. */
async function matchMembers(db: Queries, wageId: string, { rows }: ReadMembers): Promise<FileFinding[]> {
  const month = await readFileMonth(db, wageId);
  const names = new Map(rows.map(({ uan, name }) => [uan, name]));
  const members = month.people.filter(({ line, employee }) => line.pfMember && (employee?.uan ?? '') !== '');
  if (!members.some(({ employee }) => names.has(employee?.uan ?? '')))
    throw conflict('refused', 'None of these UANs is in this register: the list is of another establishment.');
  return members.flatMap(({ line, employee }) => {
    const name = names.get(employee?.uan ?? '');
    if (name === undefined)
      return [
        findingOf(month, line.employeeId, 'The UAN is not in the portal’s list. Register the person, or correct it.'),
      ];
    return isSameName(name, line.name)
      ? []
      : [
          findingOf(
            month,
            line.employeeId,
            `The portal has the name “${name}”. Write it so, or have it corrected there.`,
          ),
        ];
  });
}

/** A portal's text, matched to a register; a challan is stored. Throws 409 for an unknown text. */
async function readText(db: Db, wageId: string, text: string, actor: Actor): Promise<ReadBackAnswer> {
  const read = readBack(text);
  if (!read)
    throw conflict(
      'refused',
      'This is no challan of PF or ESI, no error file, and no list of members. Copy all of its text.',
    );
  if (read.kind === 'challan') {
    const message = await db.transaction().execute((tx) => keepChallan(tx, wageId, read, actor));
    return { message, findings: [] };
  }
  const findings = await (read.kind === 'errors' ? matchErrors(db, wageId, read) : matchMembers(db, wageId, read));
  const what = read.kind === 'errors' ? 'refused by the portal' : 'other than the portal has them';
  return {
    message: findings.length === 0 ? 'Everybody is as the portal has them.' : `${findings.length} ${what}.`,
    findings,
  };
}

/**
 * Reads back the portal's results, as text or PDF: stores a challan with its return, and matches errors and names to
 * people.
 */
export function readBackRoute(app: Api, { db }: ApiOptions): void {
  app.post(
    '/:id/read-back',
    {
      config: { access: 'wage-returns:write' },
      schema: {
        summary: 'Read a portal’s challan, error file or list of members, and match it to a register',
        params: byId,
        body: readBackInput,
        response: { 200: readBackAnswer },
        refuses: [404, 409],
      },
    },
    (request) => readText(db, request.params.id, request.body.text, actorOf(request)),
  );
  void app.register(async (scope: Api) => {
    await acceptUploads(scope);
    scope.post(
      '/:id/read-back/upload',
      {
        config: { access: 'wage-returns:write' },
        schema: {
          summary: 'The same from a PDF as the portal gives it; the file is not kept',
          params: byId,
          form: uploadOf(z.object({})).omit({ version: true }),
          response: { 200: readBackAnswer },
          refuses: [404, 409],
        },
      },
      async (request, reply) => {
        const { file } = await readUpload(request, readBackFile);
        if (!file) throw badInput([{ path: 'file', msg: 'Choose a PDF file.' }]);
        const text = await readPdf(file.content, abortOnDisconnect(reply));
        return readText(db, request.params.id, text, actorOf(request));
      },
    );
  });
}
