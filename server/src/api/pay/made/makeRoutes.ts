import type { MadeWages, MakeWagesInput } from 'shared/domain/pay/wages/madeWages';
import { madeWages, makeWagesInput } from 'shared/domain/pay/wages/madeWages';
import { type Actor, actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import { conflict } from '../../../core/errors';
import type { Api } from '../../../core/types';
import type { Db } from '../../../db/tables';
import { readLaw } from '../../law/readLaw';
import { requirePermission } from '../../records/requirePermission';
import { refuseWrongMonth } from '../wages/refuseWrongMonth';
import { wages } from '../wages/wages';
import { readForMonth } from './readForMonth';
import { storeMonth } from './storeMonth';
import { workOutMonth } from './workOutMonth';

/** How many problems a refusal names; the check lists all. */
const NAMED = 3;

/** A preview of a month's wages; nothing is stored. Throws 400 for a month that has not begun. */
async function checkMonth(db: Db, { month, leaveOut }: MakeWagesInput) {
  refuseWrongMonth(month, await readLaw(db));
  const from = await readForMonth(db, month);
  return { from, made: await workOutMonth(from, leaveOut) };
}

/** Makes and stores a month's wages. Throws 409 with the problems while there is one. */
async function makeMonth(db: Db, input: MakeWagesInput, actor: Actor): Promise<MadeWages> {
  const { from, made } = await checkMonth(db, input);
  const { problems } = made.answer;
  if (problems.length > 0) {
    const named = problems.slice(0, NAMED).map(({ name, text }) => (name === '' ? text : `${name}: ${text}`));
    const more = problems.length > NAMED ? [`And ${problems.length - NAMED} more.`] : [];
    throw conflict('refused', [...named, ...more].join(' '));
  }
  return { ...made.answer, registerId: await storeMonth(db, from, made, actor) };
}

/** The routes for making wages from attendance. */
export function makeRoutes(app: Api, { db }: ApiOptions): void {
  const config = requirePermission(wages, 'write');
  app.post(
    '/made/check',
    {
      config,
      schema: {
        summary: 'What a month’s wages come to from locked attendance, with what stands in the way; nothing is stored',
        body: makeWagesInput,
        response: { 200: madeWages },
      },
    },
    async (request) => (await checkMonth(db as Db, request.body)).made.answer,
  );
  app.post(
    '/made',
    {
      config,
      schema: {
        summary: 'Make a month’s wage register from locked attendance and the placements’ pay, all of it or nothing',
        body: makeWagesInput,
        response: { 201: madeWages },
        refuses: [409],
      },
    },
    async (request, reply) => reply.status(201).send(await makeMonth(db as Db, request.body, actorOf(request))),
  );
}
