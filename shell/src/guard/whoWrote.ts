import type { Trace } from './traces';

/** A script that this tab runs. */
interface Script {
  url: string;
  text: string;
}

const texts = new Map<string, Promise<string>>();

/** The scripts of modules, or of the shell, that this tab has loaded; they come out of the browser's cache. */
const scriptsBelow = (folder: 'modules' | 'shell'): Promise<Script[]> =>
  Promise.all(
    [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))]
      .filter((url) => url.startsWith(`${location.origin}/${folder}/`) && /\.js(?:\?|$)/.test(url))
      .map(async (url) => {
        let text = texts.get(url);
        if (!text) {
          text = fetch(url, { cache: 'force-cache' }).then((answer) => answer.text());
          texts.set(url, text);
        }
        return { url, text: await text.catch(() => '') };
      }),
  );

/** A place in a script by its letter, from 0, as a stack has it. */
function placeAt({ url, text }: Script, index: number): string {
  const lines = text.slice(0, index).split('\n');
  return `at ${url}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

const moduleOf = (url: string) => new URL(url).pathname.split('/')[2];

/** The place in a script of this tab by its letter, from 0, as a stack has it. */
export const placeOf = async (url: string, index: number): Promise<string> =>
  placeAt((await scriptsBelow('modules')).find((script) => script.url === url) ?? { url, text: '' }, index);

const { toString: textOf } = Function.prototype;

const inCamels = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const anyOf = (names: readonly string[]) =>
  `(?:${[...new Set(names)].map((each) => each.replace(/[^\w-]/g, '\\$&')).join('|')})`;

/**
 * Patterns of code that writes to a member of that name, or names it in a text. Attributes of data have two names,
 * styles may be set by the one of several.
 */
function writesTo(name: string): RegExp {
  if (name.startsWith('data-'))
    return new RegExp(`["'\`]${name}["'\`]|dataset\\.${inCamels(name.slice('data-'.length))}\\b`);
  const any = anyOf([name, inCamels(name), ...(/^\w+(?:-\w+)+$/.test(name) ? [name.replace(/-\w+$/, '')] : [])]);
  return new RegExp(`\\.${any}\\s*=(?!=)|["'\`]${any}["'\`]|delete [\\w.]+\\.${any}\\b`);
}

/**
 * Who wrote what stands somewhere now: the script that holds the function's text, else the only module that writes to the
 * name. `other` when the shell does it itself, or what is no script of the page: add-ons of a browser. Undefined when no script tells.
 */
export async function whoWrote(name: string, value: unknown): Promise<Trace | 'other' | undefined> {
  const text = typeof value === 'function' ? String(Reflect.apply(textOf, value, [])) : '';
  const written = text.includes('[native code]') ? '' : text;
  const isNamed = writesTo(name);
  const [modules, shell] = await Promise.all([scriptsBelow('modules'), scriptsBelow('shell')]);
  const ways = [
    (script: string) => (written === '' ? -1 : script.indexOf(written)),
    (script: string) => script.search(isNamed),
  ];
  for (const find of ways) {
    const places = modules.flatMap((script) => {
      const index = find(script.text);
      return index < 0 ? [] : [{ module: moduleOf(script.url), place: placeAt(script, index) }];
    });
    const [first] = places;
    if (first && places.every(({ module }) => module === first.module)) return { stack: first.place };
    if (first) return undefined;
    if (shell.some((script) => find(script.text) >= 0)) return 'other';
  }
  return written === '' ? undefined : 'other';
}
