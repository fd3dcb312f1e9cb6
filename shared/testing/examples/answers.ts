import { cleanup } from '@testing-library/react';
import { addresses } from './addresses';
import { dialogs } from './dialogs';
import type { Examples } from './example';
import { records } from './records';
import { sessions } from './sessions';
import { texts } from './texts';

const all: readonly Examples[] = [texts, sessions, addresses, dialogs, records];

/** Each example's result, by package and name; of one that throws, its message. */
export async function answers(): Promise<Record<string, Record<string, unknown>>> {
  const given: Record<string, Record<string, unknown>> = {};
  for (const examples of all)
    for (const [shellPackage, ofPackage] of Object.entries(examples))
      for (const [name, act] of Object.entries(ofPackage)) {
        const answer = await Promise.resolve()
          .then(act)
          .catch((error: unknown) => ({ throws: String(error).split('\n')[0] }));
        (given[shellPackage] ??= {})[name] = answer ?? null;
        cleanup();
        document.body.replaceChildren();
      }
  return given;
}
