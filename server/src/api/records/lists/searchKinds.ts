import type { FastifyInstance } from 'fastify';
import type { Contribution, ContributionTo } from 'shared/contract';
import type { GrantedAccount } from '../../../core/types';

/** A list's part of the console's search, and its page. */
export type SearchKind = ContributionTo<'search.kind'>;

/** Results on the shell's own pages; every other kind belongs to a module. */
const ofShell: readonly SearchKind[] = [
  {
    slot: 'search.kind',
    id: 'shell.account',
    order: 900,
    resource: 'accounts',
    label: 'Account',
    icon: 'user',
    detail: ['email', 'status'],
    path: '/dashboard/account/settings?q={name}',
  },
];

/** The current releases' contributions for an account. */
export const offersTo = (
  { contributions }: Pick<FastifyInstance, 'contributions'>,
  account: GrantedAccount,
): Contribution[] => contributions.flatMap((put) => put(account));

/** Every searchable kind, in order. `offered`: the modules' contributions for the account. */
export const searchKinds = (offered: readonly Contribution[]): SearchKind[] =>
  [...ofShell, ...offered]
    .flatMap((each) => (each.slot === 'search.kind' ? [each] : []))
    .sort((a, b) => (a.order ?? 100) - (b.order ?? 100));

/** The address of a kind's records up to the id; undefined if they have no pages of their own. */
export function beforeId({ path }: SearchKind): string | undefined {
  const [before = '', after] = path.split('{id}');
  return after === '' && !before.includes('{') ? before : undefined;
}
