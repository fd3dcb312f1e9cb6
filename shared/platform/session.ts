import { useCallback, useSyncExternalStore } from 'react';
import { covers } from 'shared/domain/accounts/right';
import type { SignedIn, Account as StoredAccount } from 'shared/domain/accounts/session';
import { clearDrafts, flushDrafts } from './draftStore';
import { createEmitter } from './emitter';
import { localStore, sessionStore } from './storage';

/** The console's data about the signed-in person. */
export type Account = Pick<StoredAccount, 'id' | 'name' | 'email' | 'role'>;

/** Further data about the account in this browser: its rights, once known. */
type Known = Account & Partial<Pick<SignedIn, 'rights'>>;

/** The first registered account is the owner, who gives the others their roles; those all count as `staff` here. */
export type Role = Account['role'];

/** The token's key in local storage; the guard only checks whether it exists. @public */
export const TOKEN_KEY = 'token';
/** The account's key. @public */
export const ACCOUNT_KEY = 'account';
/** Set while the session only allows setting up a second factor. @public */
export const LIMITED_KEY = 'session.limited';
/** Per tab: the session was ended by the server. @public */
export const ENDED_KEY = 'session.ended';
const changed = createEmitter();
const ended = createEmitter();

let accountText: string | undefined;
let account: Known | undefined;

/** An account with its role for modules. */
const known = (stored: Known): Known => ({ ...stored, role: stored.role === 'owner' ? 'owner' : 'staff' });

/** Parsed once per stored text, so that the account keeps its identity; equal rights keep theirs across texts. */
function knownAccount(): Known | undefined {
  const text = localStore.get(TOKEN_KEY) === undefined ? undefined : localStore.get(ACCOUNT_KEY);
  if (text !== accountText) {
    const rights = account?.rights;
    accountText = text;
    account = text === undefined ? undefined : known(JSON.parse(text) as Known);
    if (account && rights && account.rights?.join() === rights.join()) account.rights = rights;
  }
  return account;
}

function currentAccount(): Account | undefined {
  return knownAccount();
}

function storeLimits(isLimited: boolean): void {
  if (isLimited) localStore.set(LIMITED_KEY, 'true');
  else localStore.remove(LIMITED_KEY);
}

function forget(): void {
  for (const store of [localStore, sessionStore]) {
    store.remove(TOKEN_KEY);
    store.remove(ACCOUNT_KEY);
  }
  localStore.remove(LIMITED_KEY);
  ended.emit();
  changed.emit();
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === TOKEN_KEY || [ACCOUNT_KEY, LIMITED_KEY, null].includes(event.key)) {
      if (session.token() === undefined) ended.emit();
      changed.emit();
    }
  });
}

/** The signed-in person's session; shared by all tabs of the browser. */
export const session = {
  /** The bearer token, or undefined if nobody is signed in. */
  token: () => localStore.get(TOKEN_KEY),
  account: currentAccount,
  /** Stores the response of a successful sign-in. `isLimited`: by default false. */
  start(token: string, signedIn?: Account, isLimited = false): void {
    if (signedIn) localStore.set(ACCOUNT_KEY, JSON.stringify(signedIn));
    else localStore.remove(ACCOUNT_KEY);
    localStore.set(TOKEN_KEY, token);
    storeLimits(isLimited);
    sessionStore.remove(ENDED_KEY);
    changed.emit();
  },
  /** Stores the account's current data (after a profile change, or a reload). */
  setAccount(known: Account): void {
    localStore.set(ACCOUNT_KEY, JSON.stringify(known));
    changed.emit();
  },
  /** Stores whether the session is currently limited. */
  setLimited(isLimited: boolean): void {
    storeLimits(isLimited);
    changed.emit();
  },
  /** Whether the session only allows setting up a second factor. */
  isLimited: () => localStore.get(LIMITED_KEY) !== undefined,
  /** Deletes the token in this browser and keeps drafts: the same person finds their input after signing in again. */
  end(): void {
    flushDrafts();
    sessionStore.set(ENDED_KEY, 'true');
    forget();
  },
  /** Whether this tab's last session was ended by the server, which no longer knew it. */
  hasEnded: () => sessionStore.get(ENDED_KEY) !== undefined,
  /** Signs out: deletes the drafts too. The caller notifies the server. */
  leave(): void {
    const id = currentAccount()?.id;
    sessionStore.remove(ENDED_KEY);
    forget();
    clearDrafts(id);
  },
  /** Called at every start, end and change of account, in this tab or another. */
  onChange: changed.subscribe,
  /** Called when the session has ended, in this tab or another. */
  onEnd: ended.subscribe,
};

const nobody = () => undefined;

/**
 * The signed-in account; undefined if nobody is signed in or the name is not known yet.
 * @example
 * const name = useAccount()?.name;
 */
export function useAccount(): Account | undefined {
  return useSyncExternalStore(session.onChange, currentAccount, nobody);
}

/**
 * The token, as state: components render again when it changes.
 * @example
 * const token = useToken();
 */
export function useToken(): string | undefined {
  return useSyncExternalStore(session.onChange, session.token, nobody);
}

/**
 * Whether the session is limited to setting up a second factor, as state.
 * @example
 * const isLimited = useIsLimited();
 */
export function useIsLimited(): boolean {
  return useSyncExternalStore(session.onChange, session.isLimited, () => false);
}

/** Whether the signed-in person has the role; the owner has every role. Only for hiding; the server enforces it. */
export function can(role: Role): boolean {
  const mine = currentAccount()?.role;
  return mine === role || mine === 'owner';
}

/**
 * A function that tells whether the signed-in person has a right, `tasks:close`, as state. Until the rights are known,
 * nothing is hidden; the server enforces them.
 * @example
 * const may = useRights();
 * const both = may('invoices:read') && may('centers:read');
 */
export function useRights(): (right: string) => boolean {
  const rights = useSyncExternalStore(session.onChange, knownAccount, nobody)?.rights;
  return useCallback((right) => rights === undefined || covers(rights, right), [rights]);
}

/**
 * Whether the signed-in person has a right, as state.
 * @example
 * const mayPay = useMay('m/mfe-payroll/slips:write');
 */
export function useMay(right: string): boolean {
  return useRights()(right);
}

/**
 * `can('owner')` as state.
 * @example
 * const isOwner = useIsOwner();
 */
export function useIsOwner(): boolean {
  return useAccount()?.role === 'owner';
}
