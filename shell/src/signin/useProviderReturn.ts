import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ProviderFailure, providerFailures } from 'shared/domain/accounts/providerFailures';

/** The sign-in provider's result: the data that completes the sign-in, or an error. */
interface Return {
  onHandOver: (handOver: string) => void;
  onFailure: (text: string) => void;
}

const isFailure = (word: string | undefined): word is ProviderFailure => word !== undefined && word in providerFailures;

/** Reads the fragment after a sign-in by the provider once, and removes it from the address. */
export function useProviderReturn(handlers: Return): void {
  const navigate = useNavigate();
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    const handOver = /^#provider=([\w-]{43})$/.exec(hash)?.[1];
    const failure = /^#provider-failed=(\w+)$/.exec(hash)?.[1];
    if (handOver === undefined && failure === undefined) return;
    void navigate(pathname + search, { replace: true });
    if (handOver !== undefined) latest.current.onHandOver(handOver);
    else latest.current.onFailure(providerFailures[isFailure(failure) ? failure : 'untrusted']);
  }, [navigate]);
}
