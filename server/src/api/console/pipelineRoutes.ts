import type { FastifyInstance } from 'fastify';
import { anyTable, type Db } from '../../db/tables';
import type { ApiOptions } from '../context';

/** A stage of the pipeline: the records of a table whose status is one of these; without statuses, all of them. */
interface Stage {
  id: string;
  label: string;
  table: string;
  statuses?: readonly string[];
  /** The column whose sum is shown beside the count. */
  sum?: string;
  /** The page that lists them. */
  path: string;
}

/** From the first contact to the money: what the dashboard's Project Progress shows. */
const stages: readonly Stage[] = [
  { id: 'leads', label: 'Leads', table: 'leads', path: '/dashboard/leads' },
  { id: 'selected', label: 'Candidates selected', table: 'candidates', statuses: ['Selected'], path: '/dashboard/instahires/manageCandidate?status=Selected' },
  { id: 'issued', label: 'Invoices issued', table: 'invoices', statuses: ['issued', 'paid'], sum: 'totalPaise', path: '/dashboard/invoicing/list' },
  { id: 'paid', label: 'Invoices paid', table: 'invoices', statuses: ['paid'], sum: 'totalPaise', path: '/dashboard/invoicing/list' },
];

async function measure(db: Db, { id, label, table, statuses, sum, path }: Stage) {
  let query = anyTable(db).selectFrom(table).where('deletedAt', 'is', null);
  if (statuses) query = query.where('status', 'in', statuses);
  const { count, amountPaise } = await query
    .select((select) => [select.fn.countAll<number>().as('count'), select.fn.sum<number | null>(sum ?? 'version').as('amountPaise')])
    .executeTakeFirstOrThrow();
  return { id, label, path, count: Number(count), ...(sum !== undefined && { amountPaise: Number(amountPaise ?? 0) }) };
}

/** `GET /pipeline`: how many leads, selected candidates, issued and paid invoices there are. */
export async function pipelineRoutes(app: FastifyInstance, { db }: ApiOptions): Promise<void> {
  app.get('/pipeline', { config: { summary: 'The stages from lead to paid invoice: [{ id, label, path, count, amountPaise? }]' } }, () =>
    Promise.all(stages.map((stage) => measure(db, stage))));
}
