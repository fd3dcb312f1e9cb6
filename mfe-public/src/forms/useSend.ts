import { useEffect, useRef, useState } from 'react';
import { send } from './send';

export type SendState = 'entry' | 'sending' | 'sent' | 'failed';

/**
 * The states of a form that a visitor sends once. While it is on its way a second `submit` does
 * nothing; when it is sent, `thanks` (the element that holds the message) takes the focus that
 * the vanished form had.
 */
export function useSend() {
  const [state, setState] = useState<SendState>('entry');
  const thanks = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state === 'sent') thanks.current?.focus();
  }, [state]);

  async function submit(form: HTMLFormElement, values: Record<string, string | boolean>) {
    if (state === 'sending') return;
    setState('sending');
    try {
      await send(form, values);
      setState('sent');
    } catch {
      setState('failed');
    }
  }

  return { state, thanks, submit };
}
