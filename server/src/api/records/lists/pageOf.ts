import type { FastifyRequest } from 'fastify';
import type { Duplicate } from 'shared/domain/records/duplicate';
import { beforeId, offersTo, searchKinds } from './searchKinds';

/** A record's page for the caller, by its resource's path and its id; undefined if there is none. */
export type PageOf = (path: string, id: string) => string | undefined;

/** The pages that the caller can open. */
export function pagesFor({ server, account }: Pick<FastifyRequest, 'server' | 'account'>): PageOf {
  const kinds = account ? searchKinds(offersTo(server, account)) : [];
  return (path, id) => {
    const before = kinds.flatMap((kind) => (kind.resource === path ? (beforeId(kind) ?? []) : []))[0];
    return before === undefined ? undefined : before + id;
  };
}

/** Duplicates with the pages that show them. */
export function withPages(
  request: Pick<FastifyRequest, 'server' | 'account'>,
  duplicates: readonly Duplicate[],
): Duplicate[] {
  const pageOf = pagesFor(request);
  return duplicates.map((each) => ({ ...each, page: pageOf(each.path, each.id) ?? null }));
}
