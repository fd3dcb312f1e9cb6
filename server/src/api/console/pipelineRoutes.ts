import { type PipelineStage, pipelineStage } from 'shared/domain/figure';
import { z } from 'zod';
import type { Db } from '../../db/tables';
import type { ApiOptions } from '../core/context';
import { type Api } from '../core/types';
import type { Resource } from '../resource/definition';
import { type FigureSource, figureOf } from '../resource/figureOf';

/** A stage of the pipeline; one that stands in several lists names all. */
interface Stage {
  id: string;
  label: string;
  lists: readonly (FigureSource & { label: string })[];
}

async function measure(db: Db, { id, label, lists }: Stage): Promise<PipelineStage> {
  const figures = await Promise.all(lists.map(async (list) => ({ label: list.label, ...(await figureOf(db, list)) })));
  const [only, ...others] = figures;
  if (only && others.length === 0) return { id, ...only, label };
  return { id, label, count: figures.reduce((sum, { count }) => sum + count, 0), parts: figures };
}

/** `GET /pipeline`: the stages from the first contact to the money that modules declare (`dashboard.stage`), each counted by the rules of its lists. */
export async function pipelineRoutes(
  app: Api,
  { db, resources }: ApiOptions & { resources: readonly Resource[] },
): Promise<void> {
  const stages = (): Stage[] => {
    const known = [...resources, ...app.furtherResources.flatMap((further) => further())];
    return app.contributions
      .flatMap((put) => put())
      .flatMap((each) => (each.slot === 'dashboard.stage' ? [each] : []))
      .sort((a, b) => (a.order ?? 100) - (b.order ?? 100))
      .map(({ id, label, lists }) => ({
        id,
        label,
        lists: lists.flatMap(({ resource, path, query, sum, label: own = label }) => {
          const definition = known.find((each) => each.path === resource);
          return definition
            ? [{ definition, label: own, page: path, ...(query && { query }), ...(sum && { sum }) }]
            : [];
        }),
      }))
      .filter(({ lists }) => lists.length > 0);
  };
  app.get(
    '/pipeline',
    {
      schema: { summary: 'The stages from lead to paid invoice', response: { 200: z.array(pipelineStage) } },
    },
    () => Promise.all(stages().map((stage) => measure(db, stage))),
  );
}
