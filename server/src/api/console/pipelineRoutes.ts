import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/tables';
import { candidates } from '../candidates/candidates';
import type { ApiOptions } from '../core/context';
import { invoices } from '../invoicing/invoices';
import { leads } from '../leads/leads';
import { type FigureSource, figureOf } from '../resource/figureOf';

/** A stage of the pipeline; one that stands in two lists names both. */
interface Stage {
  id: string;
  label: string;
  lists: readonly (FigureSource & { label?: string })[];
}

const invoiceList = { definition: invoices, page: '/dashboard/invoicing/list', sum: 'totalPaise' };
const selected = { status: 'Selected' };

/** From the first contact to the money: what the dashboard's Project Progress shows. */
const stages = (): readonly Stage[] => [
  { id: 'leads', label: 'Leads', lists: [{ definition: leads, page: '/dashboard/leads' }] },
  {
    id: 'selected',
    label: 'Candidates selected',
    lists: candidates.map((definition) => {
      const product = String(definition.scope?.product);
      return {
        definition,
        label: product === 'instahires' ? 'Instahires' : 'Ultrahrms',
        page: `/dashboard/${product}/manageCandidate`,
        query: selected,
      };
    }),
  },
  { id: 'issued', label: 'Invoices issued', lists: [{ ...invoiceList, query: { shown: 'Issued' } }] },
  { id: 'paid', label: 'Invoices paid', lists: [{ ...invoiceList, query: { shown: 'Paid' } }] },
];

async function measure(db: Db, { id, label, lists }: Stage) {
  const figures = await Promise.all(lists.map(async (list) => ({ label: list.label, ...(await figureOf(db, list)) })));
  if (figures.length === 1) return { id, ...figures[0], label };
  return { id, label, count: figures.reduce((sum, { count }) => sum + count, 0), parts: figures };
}

/** `GET /pipeline`: how many leads, selected candidates, issued and paid invoices there are. */
export async function pipelineRoutes(app: FastifyInstance, { db }: ApiOptions): Promise<void> {
  app.get(
    '/pipeline',
    {
      config: {
        summary:
          'The stages from lead to paid invoice: [{ id, label, count, path, amountPaise? }]; in place of a path, parts: [{ label, count, path }] when they stand in several lists',
      },
    },
    () => Promise.all(stages().map((stage) => measure(db, stage))),
  );
}
