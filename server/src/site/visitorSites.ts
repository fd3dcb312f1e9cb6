import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { openRegistry } from '../releases/flags/flags';
import type { RegistryState } from '../releases/registry/registryState';

/** How long a browser keeps its share of the visitors, in seconds: 30 days. */
const KEPT_S = 30 * 24 * 60 * 60;

/** Some visitors' releases instead of the current ones. */
export interface VisitorStage {
  /** Those of a cohort below it. */
  percent: number;
  state: Pick<RegistryState, 'registry' | 'current'>;
}

/** The percent of visitors that get a module's release in stages; undefined while none of a public module is. */
function percentOf({ staged }: RegistryState, module: string): number | undefined {
  const stage = staged.get(module);
  if (!stage?.release.manifest.routes.some(({ path }) => !path.startsWith('/dashboard'))) return undefined;
  return (JSON.parse(stage.rollout.stages) as number[])[stage.rollout.step];
}

/**
 * Releases for visitors while public modules go out in stages, the fewest visitors first: those who get one for few get
 * those for more as well. Empty while none is.
 */
export function visitorStages(state: RegistryState): VisitorStage[] {
  const percents = new Map(
    [...state.staged.keys()].flatMap((module) => {
      const percent = percentOf(state, module);
      return percent === undefined ? [] : [[module, percent] as const];
    }),
  );
  return [...new Set(percents.values())]
    .sort((a, b) => a - b)
    .map((percent) => {
      const taken = [...state.staged].filter(([module]) => (percents.get(module) ?? 0) >= percent);
      const modules = {
        ...state.whole.modules,
        ...Object.fromEntries(taken.map(([name, { module }]) => [name, module])),
      };
      const releases = new Map(taken.map(([name, { release }]) => [name, release]));
      return {
        percent,
        state: {
          registry: openRegistry({ ...state.whole, modules }, state.flags),
          current: state.current.map((release) => releases.get(release.manifest.name) ?? release),
        },
      };
    });
}

/**
 * Gives a browser without a cookie one with a random share of the visitors, and nothing else; answers the share, from 0
 * to 99.
 */
export function giveCohort(request: FastifyRequest, reply: FastifyReply): number {
  const cohort = randomInt(100);
  const isSecure = request.protocol === 'https';
  reply.header(
    'Set-Cookie',
    `cohort=${cohort}; Path=/; Max-Age=${KEPT_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
  return cohort;
}
