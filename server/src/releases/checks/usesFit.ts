import { misfitsOf } from 'shared/contract/surface';
import type { Check } from './check';

/** A call's method and the parts of its address, with one mark for all that varies. */
const partsOf = (call: string): string[] =>
  call
    .replace(' /api/', ' ')
    .split(/[ /]/)
    .map((part) => (part.startsWith(':') || part.startsWith('{') ? ':' : part));

const isAnswered = (call: string, calls: readonly string[]): boolean => {
  const asked = partsOf(call);
  return calls.some((known) => {
    const parts = partsOf(known);
    return (
      parts.length === asked.length &&
      parts.every((part, index) => part === ':' || asked[index] === ':' || part === asked[index])
    );
  });
};

/** What the module's code uses of the shell and the API is there, and as it was when the module was built. */
export const usesFit: Check = ({ release: { uses }, shell, calls }) => {
  if (!uses) return [];
  const misfits = misfitsOf(uses, shell.offers).map(({ place, text }) =>
    place === '' ? text : `${text} It is used in ${place}.`,
  );
  const unanswered = calls ? uses.calls.filter((call) => !isAnswered(call, calls)) : [];
  return [...misfits, ...unanswered.map((call) => `It calls ${call}, which this server does not answer.`)];
};
