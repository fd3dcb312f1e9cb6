import { type PipelineStage, pipelineStage } from 'shared/domain/figure';
import { z } from 'zod';
import type { Db } from '../../db/tables';
import { candidates } from '../candidates/candidates';
import type { ApiOptions } from '../core/context';
import { type Api } from '../core/types';
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

async function measure(db: Db, { id, label, lists }: Stage): Promise<PipelineStage> {
  const figures = await Promise.all(
    lists.map(async (list) => ({ label: list.label ?? label, ...(await figureOf(db, list)) })),
  );
  const [only, ...others] = figures;
  if (only && others.length === 0) return { id, ...only, label };
  return { id, label, count: figures.reduce((sum, { count }) => sum + count, 0), parts: figures };
}

/** `GET /pipeline`: how many leads, selected candidates, issued and paid invoices there are. */
export async function pipelineRoutes(app: Api, { db }: ApiOptions): Promise<void> {
  app.get(
    '/pipeline',
    {
      schema: { summary: 'The stages from lead to paid invoice', response: { 200: z.array(pipelineStage) } },
    },
    () => Promise.all(stages().map((stage) => measure(db, stage))),
  );
}
