import { type PipelineStage, pipelineStage } from 'shared/domain/console/figure';
import { z } from 'zod';
import type { ApiOptions } from '../../core/context';
import type { Api, GrantedAccount } from '../../core/types';
import type { Db } from '../../db/tables';
import { ownAccount } from '../auth/ownAccount';
import type { Resource } from '../records/definition';
import { type FigureSource, figureOf } from '../records/lists/figureOf';
import { declaredSelection } from '../records/lists/selection';
import { mayRead } from '../records/requirePermission';
import { samplesIn, withoutSamples } from '../records/samplesIn';
import { scopeToClient } from '../records/scopeToClient';

/** A stage of the pipeline; one in several lists names all of them. */
interface Stage {
  id: string;
  label: string;
  lists: readonly (FigureSource & { label: string; page: string })[];
}

/** Whether the pipeline's lists have samples. */
type Samples = Awaited<ReturnType<typeof samplesIn>>;

async function measure(db: Db, { id, label, lists }: Stage, samples: Samples): Promise<PipelineStage> {
  const figures = await Promise.all(
    lists.map(async ({ label: own, page, ...list }) => {
      const { query, ...figure } = await figureOf(db, {
        ...list,
        query: { ...list.query, ...(samples === 'beside' ? withoutSamples(list.definition) : {}) },
      });
      return { label: own, ...figure, path: query === '' ? page : `${page}?${query}` };
    }),
  );
  const [only, ...others] = figures;
  const mark = samples === 'only' && { isSample: true };
  if (only && others.length === 0) return { id, ...only, ...mark, label };
  return { id, label, ...mark, count: figures.reduce((sum, { count }) => sum + count, 0), parts: figures };
}

/** The stages that an account may see, each with its readable lists. */
const stagesFor = (stages: readonly Stage[], account: GrantedAccount): Stage[] =>
  stages
    .map((stage) => ({
      ...stage,
      lists: stage.lists
        .filter(({ definition }) => mayRead(definition, account))
        .map((list) => ({ ...list, definition: scopeToClient(list.definition, account) })),
    }))
    .filter(({ lists }) => lists.length > 0);

/**
 * `GET /pipeline`: the stages from first contact to payment that modules declare (`dashboard.stage`), each counted by
 * the rules of its lists.
 */
export async function pipelineRoutes(
  app: Api,
  { db, resources }: ApiOptions & { resources: readonly Resource[] },
): Promise<void> {
  const stagesOf = (account: GrantedAccount): Stage[] => {
    const known = [...resources, ...app.furtherResources.flatMap((further) => further())];
    return app.contributions
      .flatMap((put) => put(account))
      .flatMap((each) => (each.slot === 'dashboard.stage' ? [each] : []))
      .sort((a, b) => (a.order ?? 100) - (b.order ?? 100))
      .map(({ id, label, lists }) => ({
        id,
        label,
        lists: lists.flatMap(({ resource, path, query, sum, label: own = label }) => {
          const definition = known.find((each) => each.path === resource);
          const isCounted =
            definition &&
            declaredSelection(definition, query ?? {}) !== undefined &&
            (sum === undefined || definition.columns[sum] === 'number');
          return isCounted
            ? [{ definition, label: own, page: path, ...(query && { query }), ...(sum && { sum }) }]
            : [];
        }),
      }))
      .filter(({ lists }) => lists.length > 0);
  };
  app.get(
    '/pipeline',
    {
      config: { access: 'signed-in' },
      schema: { summary: 'The stages from lead to paid invoice', response: { 200: z.array(pipelineStage) } },
    },
    async (request) => {
      const account = ownAccount(request);
      const stages = stagesFor(stagesOf(account), account);
      const samples = await samplesIn(
        db,
        stages.flatMap(({ lists }) => lists.map(({ definition }) => definition)),
      );
      return Promise.all(stages.map((stage) => measure(db, stage, samples)));
    },
  );
}
