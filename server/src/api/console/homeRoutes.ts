import { home } from 'shared/domain/console/home';
import type { ApiOptions } from '../../core/context';
import type { Api } from '../../core/types';
import { ownAccount } from '../auth/ownAccount';
import { readHome } from './readHome';

/** `GET /home`: the figures that an account may see, and the owner’s first steps. */
export async function homeRoutes(app: Api, { db }: ApiOptions): Promise<void> {
  app.get(
    '/home',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'What the home shows: figures of what is there once something real is, and the owner’s first steps',
        response: { 200: home },
      },
    },
    (request) => readHome(db, ownAccount(request)),
  );
}
