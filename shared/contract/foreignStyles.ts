/** A part of a module's style sheet that would affect elements outside the module. */
export interface ForeignStyle {
  /** Where it begins, from 1. */
  line: number;
  /** The problem, as a sentence. */
  text: string;
}

/** The lowest layer of the shell's frame above the page: its top bar's `z-index`. */
export const FRAME_LAYER = 20;

/** The message about a layer above the frame. */
export const aboveFrame = (what: string): string =>
  `${what} is fixed above the frame. Use a Modal or Drawer of antd, or a z-index below ${FRAME_LAYER}.`;

/** The maximum `z-index`; a value computed at run time can't be checked. */
const layerOf = (value: string): number =>
  value === 'auto' ? 0 : /^-?\d/.test(value) ? Number.parseInt(value, 10) : Infinity;

/** A comment or string, in which braces and selectors are ignored. */
const notRules = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g;

/** Splits a selector list, but not within parentheses. */
const selectorsOf = (list: string) => list.split(/,(?![^(]*\))/).map((selector) => selector.trim());

/** Why a selector isn't limited to the module; undefined if it is. */
function against(selector: string): string | undefined {
  const wish = 'Style an element of the module by a class of its own.';
  if (/:global\b/.test(selector)) return `${selector} is out of CSS modules’ reach. ${wish}`;
  if (/\.(?:ant|anticon|css-var)-?\w/.test(selector)) return `${selector} styles antd’s elements everywhere. ${wish}`;
  return /\.[^\d\s.]/.test(selector) ? undefined : `${selector} styles the whole page. ${wish}`;
}

/**
 * The rules of a style sheet, source or built, that would affect elements outside their module; print styles are
 * allowed.
 */
export function foreignStyles(css: string): ForeignStyle[] {
  const text = css.replace(notRules, (part) => part.replace(/[^\n]/g, ' '));
  const found: ForeignStyle[] = [];
  const open: { prelude: string; at: number; isFree: boolean }[] = [];
  const places = new Map<string, { at: number; isFixed: boolean; layer: number; isTold: boolean }>();
  const say = (at: number, sentence: string) =>
    found.push({ line: text.slice(0, at).split('\n').length, text: sentence });
  let start = 0;
  const declare = (end: number) => {
    const rule = open.at(-1);
    const [, name, value = ''] = /^\s*([\w-]+)\s*:\s*([^{}]*?)\s*$/.exec(text.slice(start, end)) ?? [];
    if (!rule || (name !== 'position' && name !== 'z-index')) return;
    // Results are cached by selector.
    for (const selector of selectorsOf(rule.prelude)) {
      const place = places.get(selector) ?? { at: rule.at, isFixed: false, layer: 0, isTold: false };
      places.set(selector, place);
      if (name === 'position') place.isFixed ||= value.startsWith('fixed');
      else place.layer = Math.max(place.layer, layerOf(value));
      if (place.isTold || !place.isFixed || place.layer < FRAME_LAYER) continue;
      place.isTold = true;
      say(place.at, aboveFrame(selector));
    }
  };
  for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
    if (mark === '{') {
      const raw = text.slice(start, index);
      const prelude = raw.trim();
      const at = start + raw.length - raw.trimStart().length;
      const around = open.at(-1);
      const isRule = !prelude.startsWith('@');
      const isWithin = around !== undefined && (around.isFree || !around.prelude.startsWith('@'));
      const isFree = around?.isFree === true || /^@(?:[\w-]*keyframes|font-face|page|media\s+print)/.test(prelude);
      if (isRule && !isWithin)
        for (const selector of selectorsOf(css.slice(at, start + raw.trimEnd().length))) {
          const sentence = against(selector);
          if (sentence !== undefined) say(at, sentence);
        }
      else if (isRule && /:global\b/.test(prelude) && around?.isFree !== true) say(at, against(prelude) ?? '');
      open.push({ prelude, at, isFree });
    } else {
      declare(index);
      if (mark === '}') open.pop();
    }
    start = index + 1;
  }
  return found;
}
