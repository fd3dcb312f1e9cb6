import type { Trace } from './traces';

/** A script that this tab runs. */
interface Script {
  url: string;
  text: string;
}

const texts = new Map<string, Promise<string>>();

/** The scripts of modules, or of the shell, that this tab has loaded; fetched from the browser's cache. */
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

/** The position in a script of a character index from 0, in a stack's format. */
function placeAt({ url, text }: Script, index: number): string {
  const lines = text.slice(0, index).split('\n');
  return `at ${url}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

const moduleOf = (url: string) => new URL(url).pathname.split('/')[2];

/** The position in a script of this tab of a character index from 0, in a stack's format. */
export const placeOf = async (url: string, index: number): Promise<string> =>
  placeAt((await scriptsBelow('modules')).find((script) => script.url === url) ?? { url, text: '' }, index);

const { toString: textOf } = Function.prototype;

const inCamels = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const anyOf = (names: readonly string[]) =>
  `(?:${[...new Set(names)].map((each) => each.replace(/[^\w-]/g, '\\$&')).join('|')})`;

/**
 * Patterns of code that writes a property of that name, or contains the name as a string. Data attributes have two
 * names, and styles may be set by several.
 */
function writesTo(name: string): RegExp {
  if (name.startsWith('data-'))
    return new RegExp(`["'\`]${name}["'\`]|dataset\\.${inCamels(name.slice('data-'.length))}\\b`);
  const any = anyOf([name, inCamels(name), ...(/^\w+(?:-\w+)+$/.test(name) ? [name.replace(/-\w+$/, '')] : [])]);
  return new RegExp(`\\.${any}\\s*=(?!=)|["'\`]${any}["'\`]|delete [\\w.]+\\.${any}\\b`);
}

/**
 * Who wrote the current value: the script that contains the function's text, or the only module that writes the name.
 * `other` for the shell itself, or for code that is no script of the page, such as browser extensions. Undefined if no
 * script matches.
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
