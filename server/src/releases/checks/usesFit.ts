import { createHash } from 'node:crypto';
import { type Misfit, misfitsOf, type Uses } from 'shared/contract/surface/surface';
import type { Surface } from 'shared/contract/surface/surfaceLine';
import { declaredApi } from '../declaredApi';
import type { Check } from './check';
import { declaredCalls } from './declaredCalls';

/** A call's method and the parts of its address, with one mark for all that varies. */
const partsOf = (call: string): string[] =>
  call
    .replace(' /api/', ' ')
    .split(/[ /]/)
    .map((part) => (part.startsWith(':') || part.startsWith('{') ? ':' : part));

const split = new WeakMap<readonly string[], { parts: string[]; isTree: boolean }[]>();

/** The parts of each of these calls, split once for a list: a start asks one list for every call of every module. */
function partsOfAll(calls: readonly string[]): { parts: string[]; isTree: boolean }[] {
  const known = split.get(calls);
  if (known) return known;
  const all = calls.map((call) => {
    const parts = partsOf(call);
    const isTree = parts.at(-1) === '*';
    return { parts: isTree ? parts.slice(0, -1) : parts, isTree };
  });
  split.set(calls, all);
  return all;
}

/** Those of these calls that the one asked may be; a first `*` of either stands for any method, a last one for everything from there on. */
export function answering(call: string, calls: readonly string[]): string[] {
  const asked = partsOf(call);
  const all = partsOfAll(calls);
  return calls.filter((_, at) => {
    const { parts, isTree } = all[at] ?? { parts: [], isTree: false };
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

const isAnswered = (call: string, calls: readonly string[]) => answering(call, calls).length > 0;

/** A module's calls that none of these answers. */
export const unanswered = (asked: readonly string[], calls: readonly string[]): string[] =>
  asked.filter((call) => !isAnswered(call, calls));

/** Where a call is made, or one of that method whose address can't be followed. Empty where that is not known. */
export const placeOfCall = ({ places }: Uses, call: string): string =>
  places[call] ?? places[call.replace(/ .*/, ' *')] ?? '';

/** Whether a call belongs to modules' declarations, and not to the server itself. */
const isOfModule = (call: string) => partsOf(call)[1] === 'm';

/** The call that a name in the API begins with: of `GET tasks/:().title` the first part. `code` and `right` stand by themselves. */
const callOf = (name: string) => name.split(/[(=?!]/)[0] ?? '';

/** Uses of the API with the places where they are; calls that don't exist are reported as such. */
function spread(uses: Uses, api: Readonly<Record<string, string>> = {}): Uses {
  const also = Object.entries(uses.also ?? {});
  const at = <T>(all: Readonly<Record<string, T>>, prefix = 'api#'): Record<string, T> =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => {
        if (!name.startsWith(prefix)) return [[name, value] as const];
        const own = name.slice(prefix.length);
        const others = also.flatMap(([first, rest]) =>
          own.startsWith(first) ? rest.map((other) => other + own.slice(first.length)) : [],
        );
        const there = [own, ...others].filter((each) => api[callOf(each)] !== undefined);
        return there.map((each) => [prefix + each, value] as const);
      }),
    );
  return {
    ...uses,
    symbols: { ...uses.symbols, api: at(uses.symbols.api ?? {}, '') },
    places: at(uses.places),
    makes: at(uses.makes),
    words: at(uses.words ?? {}),
  };
}

/**
 * The results of earlier comparisons: a release is compared when it is published, when it is promoted and at the end of
 * a start.
 */
const compared = new WeakMap<Surface, WeakMap<object, Map<string, Misfit[]>>>();

/** All that a module uses of the shell, and in bodies and answers of the API, and that is not there as it was. */
export function offerMisfits(uses: Uses, offers: Surface, api: Readonly<Record<string, string>> = {}): Misfit[] {
  const byApi = compared.get(offers) ?? new WeakMap<object, Map<string, Misfit[]>>();
  compared.set(offers, byApi);
  const known = byApi.get(api) ?? new Map<string, Misfit[]>();
  byApi.set(api, known);
  const key = createHash('sha256').update(JSON.stringify(uses)).digest('base64');
  const found = known.get(key) ?? misfitsOf(spread(uses, api), { ...offers, api });
  known.set(key, found);
  return found;
}

const described = new WeakMap<object, { declared: string; api: Readonly<Record<string, string>> }>();

/**
 * The server's own API apart from modules' declarations; the same object as long as both are the same, so that earlier
 * comparisons are found.
 */
function withDeclared(
  api: Readonly<Record<string, string>>,
  ofModules: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const declared = JSON.stringify(ofModules);
  const known = described.get(api);
  if (known?.declared === declared) return known.api;
  const whole = { ...ofModules, ...api };
  described.set(api, { declared, api: whole });
  return whole;
}

const nothing = {};
const sentenceOf = ({ place, text }: Misfit) => (place === '' ? text : `${text} It is used in ${place}.`);

/** The module's uses of the shell and the API exist, unchanged since the module was built. */
export const usesFit: Check = ({ release, shell, calls, api, others }) => {
  const { uses } = release;
  if (!uses) return [];
  const ofModules = declaredApi([release, ...others].map(({ manifest }) => manifest));
  const misfits = offerMisfits(uses, shell.offers, withDeclared(api ?? nothing, ofModules)).map(sentenceOf);
  const declared = [release, ...others].flatMap(declaredCalls);
  const unanswered = uses.calls.filter((call) =>
    isOfModule(call) ? !isAnswered(call, declared) : calls && !isAnswered(call, calls),
  );
  return [
    ...misfits,
    ...unanswered.map((call) => {
      const place = placeOfCall(uses, call);
      return `It ${uses.places[call] === undefined && place !== '' ? 'may call' : 'calls'} ${call}${place && ` in ${place}`}, which ${isOfModule(call) ? 'no current release declares' : 'this server does not answer'}.`;
    }),
  ];
};

/** The parts that a module uses of others' records; most modules use none. */
function usesOf(module: string, { symbols, makes, words = {}, ...uses }: Uses): Uses | undefined {
  const ofIt = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name.includes(` m/${module}/`)));
  const own = { symbols: { api: ofIt(symbols.api ?? {}) }, makes: ofIt(makes), words: ofIt(words) };
  const isAny = [own.symbols.api, own.makes, own.words].some((all) => Object.keys(all).length > 0);
  return isAny ? { ...uses, ...own } : undefined;
}

/** Other modules go on being answered what they call of this one, with the fields that they use. Without the release, of a module that goes. */
export const keepsWhatOthersCall = (
  module: string,
  { release, others }: { release?: Parameters<Check>[0]['release']; others: Parameters<Check>[0]['others'] },
): string[] => {
  const declared = release ? declaredCalls(release) : [];
  const api = declaredApi(release ? [release.manifest] : []);
  return others.flatMap(({ manifest, uses }) => {
    if (!uses) return [];
    const who = `${manifest.name} (${manifest.team})`;
    const usedOfIt = usesOf(module, uses);
    return [
      ...uses.calls
        .filter((call) => isOfModule(call) && partsOf(call)[2] === module && !isAnswered(call, declared))
        .map((call) => `${who} calls ${call}, which would not be answered any more.`),
      ...(usedOfIt ? offerMisfits(usedOfIt, {}, api) : []).map(
        (misfit) => `Of what ${who} uses: ${sentenceOf(misfit)}`,
      ),
    ];
  });
};
