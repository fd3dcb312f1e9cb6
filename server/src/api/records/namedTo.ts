import type { GrantedAccount } from '../../core/types';
import type { Resource } from './definition';
import { mayRead } from './requirePermission';
import { scopeToClient } from './scopeToClient';

/** The resources whose records an account may see by name, within its reach. Everyone may see colleagues' names. */
export const namedTo = (
  resources: readonly Resource[],
  account: Pick<GrantedAccount, 'granted' | 'reach'> | null | undefined,
): Resource[] =>
  resources.flatMap((each) =>
    each.path === 'accounts' ? [each] : account && mayRead(each, account) ? [scopeToClient(each, account)] : [],
  );
