import { misfitsOf } from 'shared/contract/surface';
import type { Check } from './check';
import { declaredCalls } from './declaredCalls';

/** A call's method and the parts of its address, with one mark for all that varies. */
const partsOf = (call: string): string[] =>
  call
    .replace(' /api/', ' ')
    .split(/[ /]/)
    .map((part) => (part.startsWith(':') || part.startsWith('{') ? ':' : part));

/** Whether one of these calls is the one asked; a first `*` of either stands for any method, a last one for everything from there on. */
function isAnswered(call: string, calls: readonly string[]): boolean {
  const asked = partsOf(call);
  return calls.some((known) => {
    const parts = partsOf(known);
    const isTree = parts.at(-1) === '*';
    if (isTree) parts.pop();
    return (
      (isTree ? parts.length < asked.length : parts.length === asked.length) &&
      parts.every(
        (part, index) =>
          part === ':' ||
          asked[index] === ':' ||
          (index === 0 && (part === '*' || asked[0] === '*')) ||
          part === asked[index],
      )
    );
  });
}

/** Those of a module's calls that none of these answers. */
export const unanswered = (asked: readonly string[], calls: readonly string[]): string[] =>
  asked.filter((call) => !isAnswered(call, calls));

/** Whether a call is of what modules declare, and not of what the server has by itself. */
const isOfModule = (call: string) => partsOf(call)[1] === 'm';

/** What the module's code uses of the shell and the API is there, and as it was when the module was built. */
export const usesFit: Check = ({ release, shell, calls, others }) => {
  const { uses } = release;
  if (!uses) return [];
  const misfits = misfitsOf(uses, shell.offers).map(({ place, text }) =>
    place === '' ? text : `${text} It is used in ${place}.`,
  );
  const declared = [release, ...others].flatMap(declaredCalls);
  const unanswered = uses.calls.filter((call) =>
    isOfModule(call) ? !isAnswered(call, declared) : calls && !isAnswered(call, calls),
  );
  return [
    ...misfits,
    ...unanswered.map((call) => {
      const place = uses.places[call] === undefined ? '' : ` in ${uses.places[call]}`;
      return `It calls ${call}${place}, which ${isOfModule(call) ? 'no current release declares' : 'this server does not answer'}.`;
    }),
  ];
};

/** Other modules go on being answered what they call of this one. Without the release, of a module that goes. */
export const keepsWhatOthersCall = (
  module: string,
  { release, others }: { release?: Parameters<Check>[0]['release']; others: Parameters<Check>[0]['others'] },
): string[] => {
  const declared = release ? declaredCalls(release) : [];
  return others.flatMap(({ manifest, uses }) =>
    (uses?.calls ?? [])
      .filter((call) => isOfModule(call) && partsOf(call)[2] === module && !isAnswered(call, declared))
      .map((call) => `${manifest.name} (${manifest.team}) calls ${call}, which would not be answered any more.`),
  );
};
