import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../core/addressKey';
import type { Queries } from '../../db/tables';
import { releaseTables } from '../tables';
import { addVoices, keyOf, type Stage } from './voices';

/** An address in its stored form. */
const hashOf = (request: FastifyRequest): string =>
  createHash('sha256')
    .update(`visitor/${addressKey(request.ip)}`)
    .digest('hex')
    .slice(0, 32);

/** The share of visitors a browser is in, by its cookie, from 0 to 99; undefined without one. */
export function cohortIn({ headers }: FastifyRequest): number | undefined {
  const known = /(?:^|;\s*)cohort=(\d{1,2})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return known === undefined ? undefined : Number(known);
}

/**
 * Notes which share of the visitors a browser without a cookie is in. The first entry of an address stays: repeated
 * requests get no further voice.
 */
export async function noteDraw(db: Queries, request: FastifyRequest, cohort: number): Promise<void> {
  await releaseTables(db)
    .insertInto('visitor_draws')
    .values({ key: hashOf(request), cohort, at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/**
 * Counts a browser without a session once when it reports or opens something: by its address, if the cookie is the one
 * that the server gave it first.
 */
export async function visitorOf(db: Queries, request: FastifyRequest): Promise<string | undefined> {
  const cohort = cohortIn(request);
  if (cohort === undefined) return undefined;
  const key = hashOf(request);
  const draw = await releaseTables(db)
    .selectFrom('visitor_draws')
    .select('key')
    .where('key', '=', key)
    .where('cohort', '=', cohort)
    .executeTakeFirst();
  return draw && `visitor ${key}`;
}

/** Notes which release a visitor is sent a page of, of a module that goes out in stages. */
export async function noteVisit(db: Queries, request: FastifyRequest, stage: Stage, version: string): Promise<void> {
  const visitor = await visitorOf(db, request);
  if (visitor === undefined) return;
  const { rollout, step } = stage;
  await addVoices(db, [
    {
      key: keyOf(stage, visitor),
      rollout: Number(rollout),
      step: Number(step),
      version,
      opened: 1,
      failed: 0,
      isVisitor: 1,
    },
  ]);
}
