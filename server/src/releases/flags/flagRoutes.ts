import { flagSwitch, moduleFlag } from 'shared/domain/console/flag';
import { z } from 'zod';
import { actorOf } from '../../core/actorOf';
import type { ApiOptions } from '../../core/context';
import type { Api } from '../../core/types';
import type { LiveRegistry } from '../registry/LiveRegistry';
import { listFlags, switchFlag } from './flags';

/** The flags of modules' pages and contributions, for people who manage modules. Under `/api`. */
export async function flagRoutes(
  app: Api,
  { db, live }: Pick<ApiOptions, 'db'> & { live: LiveRegistry },
): Promise<void> {
  app.get(
    '/flags',
    {
      config: { access: 'modules:read', isReserved: true },
      schema: {
        summary: 'The flags of the current releases: whom each is on for, and its last changes',
        response: { 200: z.array(moduleFlag) },
      },
    },
    () => listFlags(db, live.current.current),
  );
  app.put(
    '/flags/:module/:flag',
    {
      config: { access: 'modules:promote', isReserved: true },
      schema: {
        summary: 'Switch a flag on or off, for everybody, for roles or for accounts',
        params: z.object({ module: z.string(), flag: z.string() }),
        body: flagSwitch,
        response: { 200: z.array(moduleFlag) },
        refuses: [409],
      },
    },
    async (request) => {
      const { module, flag } = request.params;
      await switchFlag(db, live.current.current, module, flag, request.body, actorOf(request));
      await live.follow();
      return listFlags(db, live.current.current);
    },
  );
}
