import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';
import { send } from './send';

export type SendState = 'entry' | 'sending' | 'sent' | 'failed';

/**
 * The states of a form that a visitor sends once to an API path. A second `submit` during sending does nothing; after
 * sending, `thanks` (the message element) receives the focus of the hidden form. `failure` is the server's message, or
 * says that sending failed.
 */
export function useSend(path: string) {
  const [state, setState] = useState<SendState>('entry');
  const [reason, setReason] = useState<string>(messages.failed);
  const thanks = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state === 'sent') thanks.current?.focus();
  }, [state]);

  async function submit(values: Record<string, string | boolean>) {
    if (state === 'sending') return;
    setState('sending');
    try {
      const refused = await send(path, values);
      setReason(refused ?? messages.failed);
      setState(refused === undefined ? 'sent' : 'failed');
    } catch {
      setReason(messages.failed);
      setState('failed');
    }
  }

  return { state, failure: state === 'failed' ? reason : '', thanks, submit };
}
