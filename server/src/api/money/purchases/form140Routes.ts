import { today } from 'shared/domain/dates/dates';
import { financialYearOf, quarterOf } from 'shared/domain/dates/financialYear';
import { periodBounds } from 'shared/domain/dates/period';
import {
  type Deduction,
  type Form140,
  form140,
  form140Answer,
  form140Table,
  form140Text,
} from 'shared/domain/money/purchases/form140';
import { oneOf } from 'shared/domain/records/validation';
import { z } from 'zod';
import type { ApiOptions } from '../../../core/context';
import { conflict } from '../../../core/errors';
import { fileOf } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { readKept } from '../../../money/books/readKept';
import { linesOf, sendTable, tableRoutes } from '../../records/lists/sendTable';

/** Limit of findings listed; `toMend` counts them all. */
const MOST_FINDINGS = 500;

const ofQuarter = z.object({
  /** By default today’s. */
  quarter: z
    .string()
    .refine((quarter) => / Q[1-4]$/.test(quarter) && periodBounds(quarter), 'Name the quarter as 2026-27 Q1.')
    .default(() => `${financialYearOf(today())} Q${quarterOf(today())}`),
});
/** Which rows a file has: `all`, which refuses while a bill has to be corrected, or only those that are `ready`. */
const ofRows = ofQuarter.extend({ rows: oneOf('rows', ['all', 'ready']).default('all') });

/** Bills and challans of a quarter, matched with today's data. */
async function readForm140(db: Queries, quarter: string): Promise<Form140> {
  const bills = await db
    .selectFrom('live_purchases')
    .select(['id', 'number', 'supplierId'])
    .where('nature', '<>', '')
    .execute();
  const { suppliers, kept } = await readKept(db, [...new Set(bills.map(({ supplierId }) => supplierId))]);
  const deductions = bills.flatMap(({ id, number, supplierId }): Deduction[] => {
    const [tax, supplier] = [kept.get(id), suppliers.get(supplierId)];
    if (!tax || !supplier) return [];
    const { code, deductedOn, rows } = tax;
    const { name: supplierName, pan } = supplier;
    return rows.map((row) => ({ ...row, code, deductedOn, purchaseId: id, number, supplierName, pan }));
  });
  const challans = await db.selectFrom('live_tax_challans').selectAll().execute();
  return form140(quarter, deductions, challans);
}

/** The same for a file. Throws 409 while a bill has to be corrected, unless only ready ones were requested. */
async function formToSave(db: Queries, { quarter, rows }: z.output<typeof ofRows>): Promise<Form140> {
  const form = await readForm140(db, quarter);
  const [first] = form.findings.filter(({ stops }) => stops);
  if (rows === 'all' && first)
    throw conflict(
      'refused',
      `${first.what}: ${first.text}${form.toMend > 1 ? ` ${form.toMend - 1} more have to be mended before.` : ''}`,
    );
  return form;
}

const files = [
  { name: 'challans', kind: 'CD' },
  { name: 'deductees', kind: 'DD' },
] as const;

/**
 * Rows of form 140 (was 26Q): tax withheld from suppliers in a quarter, under the challans that paid it. Nothing is
 * sent anywhere.
 */
export function form140Routes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/form-140',
    {
      config: { access: 'purchases:read' },
      schema: {
        summary: 'What form 140 of a quarter would have, with what the portal would refuse, bill by bill',
        querystring: ofQuarter,
        response: { 200: form140Answer },
      },
    },
    async (request) => {
      const { challans: _, findings, ...form } = await readForm140(db, request.query.quarter);
      return { ...form, findings: findings.slice(0, MOST_FINDINGS) };
    },
  );
  for (const { name, kind } of files)
    tableRoutes(app, `/form-140/${name}`, {
      config: { access: 'purchases:export' },
      summary: `The ${name} of form 140`,
      schema: { querystring: ofRows, refuses: [409] },
      send: async (request, reply, format) => {
        const form = await formToSave(db, request.query);
        return sendTable(reply, format, `form-140-${name}`, linesOf(form140Table(form, kind)));
      },
    });
  app.get(
    '/form-140/rows.txt',
    {
      config: { access: 'purchases:export' },
      schema: {
        summary: 'Challans and deductees of form 140 as records of the portal’s file, without FH and BH',
        querystring: ofRows,
        response: { 200: fileOf('text/plain', 'A text file') },
        refuses: [409],
      },
    },
    async (request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('Content-Disposition', 'attachment; filename="form-140.txt"')
        .send(form140Text(await formToSave(db, request.query))),
  );
}
