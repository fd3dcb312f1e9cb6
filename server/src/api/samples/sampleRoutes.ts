import { resourceName } from 'shared/domain/accounts/rightNames';
import { type SamplesAnswer, samplesAnswer } from 'shared/domain/records/sampleAnswers';
import { actorOf } from '../../core/actorOf';
import type { ApiOptions } from '../../core/context';
import type { Api } from '../../core/types';
import type { Resource } from '../records/definition';
import { planRemoval, type RemovalPlan, type Samples } from './planRemoval';
import { removeSamples } from './removeSamples';

const counted = (samples: readonly Samples[]) =>
  samples.map(({ definition, ids }) => ({ label: resourceName(definition.path).label, count: ids.length }));
const answerOf = ({ removed, kept }: RemovalPlan): SamplesAnswer => ({
  removed: counted(removed),
  kept: counted(kept),
});

/** `GET /samples`: the existing samples. `DELETE /samples`: the owner's way to remove them all. */
export async function sampleRoutes(
  app: Api,
  { db, resources }: ApiOptions & { resources: readonly Resource[] },
): Promise<void> {
  const all = () => [...resources, ...app.furtherResources.flatMap((further) => further())];
  const config = { access: 'samples:delete', isReserved: true } as const;
  app.get(
    '/samples',
    {
      config,
      schema: {
        summary: 'What removing the samples would take away, and which would stay',
        response: { 200: samplesAnswer },
      },
    },
    async () => answerOf(await planRemoval(db, all())),
  );
  app.delete(
    '/samples',
    {
      config,
      schema: {
        summary: 'Remove every sample at once; what something real refers to stays',
        response: { 200: samplesAnswer },
      },
    },
    async (request) => answerOf(await db.transaction().execute((tx) => removeSamples(tx, all(), actorOf(request)))),
  );
}
