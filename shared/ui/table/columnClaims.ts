import type { StoredRecord } from 'shared/platform';
import type { Claim } from './allotWidths';
import { type Column, cellText, folds, type KindFacts, kindOf, writtenValue } from './column';

/** Totals below the rows, by column key; numbers are formatted by the column's kind. */
export type Footer = Readonly<Partial<Record<string, string | number | null>>>;

/** A cell's horizontal padding, in px; the first and last of a row have 6 more. */
const PADDING = 20;
const AT_THE_EDGE = 6;
/** From a sortable title to the end of its arrow, in px. */
const SORT_ICON = 18;
/** How much wider a line may be in the browser than the sum of its character widths, in px. */
const ROUNDING = 2;
/** A figure as wide as all tabular ones. */
const ONE_OF_FIGURES = '2';
/** Custom content with a declared width. */
const fixed: KindFacts = { least: Infinity, typical: '' };
/** The minimum width of the first column, which names the row. */
const LEAST_OF_THE_FIRST = 140;

/** The wider of two lines, broken at the best word boundary. */
function foldedWidth(text: string, size: number, weight: number): number {
  const words = text.split(' ');
  const width = (from: number, to?: number) => textWidth(words.slice(from, to).join(' '), size, weight);
  return Math.min(...words.map((_, cut) => Math.max(width(0, cut), width(cut))));
}

/** A title may wrap to two lines: the wider one, at the best break. */
export const titleWidth = (title: string): number => foldedWidth(title, 12, 600);

/** Width next to a cell's text, in px. */
function besideOf<T extends StoredRecord>(column: Column<T>, row: T): number {
  const own = 'beside' in column ? column.beside : undefined;
  return typeof own === 'function' ? own(row) : (own ?? 0);
}

/** Width of a sample's mark next to the first column's text, in px. */
export const SAMPLE_MARK = 70;

/** The longest content of the rows, without padding. */
export const contentWidth = <T extends StoredRecord>(column: Column<T>, rows: readonly T[], weight: number): number =>
  widthOf(column, rows, (text) => textWidth(text, 14, weight));

/** The same for texts that wrap to two lines: the wider one. */
export const leastContentWidth = <T extends StoredRecord>(
  column: Column<T>,
  rows: readonly T[],
  weight: number,
): number =>
  widthOf(column, rows, (text) => (folds(column) ? foldedWidth(text, 14, weight) : textWidth(text, 14, weight)));

function widthOf<T extends StoredRecord>(
  column: Column<T>,
  rows: readonly T[],
  measure: (text: string) => number,
): number {
  if ('width' in column) return column.width;
  const { isTabular, beside = 0, typical } = kindOf(column);
  const drawn = (text: string) => measure(isTabular ? text.replace(/\d/g, ONE_OF_FIGURES) : text);
  return (
    beside +
    (rows.length > 0
      ? Math.max(...rows.map((row) => drawn(cellText(column, row)) + besideOf(column, row)))
      : drawn(typical))
  );
}

/** A formatted total. */
export function footerText<T extends StoredRecord>(
  column: Column<T>,
  value: string | number | null | undefined,
): string {
  if (value === undefined) return '';
  return typeof value === 'string'
    ? value
    : writtenValue(value, column.kind, typeof column.currency === 'string' ? column.currency : undefined);
}

/**
 * The widths each column asks for, from its content (on one line, and `leasts`, by default the same), title and total.
 * `atTheEdge`: whether the first and last column are at the table's edge.
 */
export function columnClaims<T extends StoredRecord>(
  columns: readonly Column<T>[],
  contents: readonly number[],
  footer: Footer,
  atTheEdge: { first: boolean; last: boolean },
  leasts: readonly number[] = contents,
): Claim[] {
  return columns.map((column, place) => {
    const { least: kindLeast, takesSpare = false, isTabular } = 'width' in column ? fixed : kindOf(column);
    const total = footerText(column, footer[column.key]);
    const edges =
      (place === 0 && atTheEdge.first ? AT_THE_EDGE : 0) +
      (place === columns.length - 1 && atTheEdge.last ? AT_THE_EDGE : 0);
    const around = PADDING + ROUNDING + edges;
    const never =
      Math.max(
        titleWidth(column.title) + (column.sortable ? SORT_ICON : 0),
        textWidth(isTabular ? total.replace(/\d/g, ONE_OF_FIGURES) : total, 14, 700),
      ) + around;
    const need = Math.ceil(Math.max((contents[place] ?? 0) + around, never));
    const folded = Math.ceil((leasts[place] ?? contents[place] ?? 0) + around);
    const least = place === 0 ? Math.max(kindLeast, LEAST_OF_THE_FIRST) : Math.min(folded, kindLeast);
    return {
      need,
      least: Math.ceil(Math.max(never, Math.min(need, least))),
      priority: column.priority ?? 1,
      takesSpare,
    };
  });
}

/**
 * Each character's advance width in the console's font (`fonts/plus-jakarta-sans-latin.woff2`), in thousandths of an
 * em, from space to tilde. Figures have the wider of their two forms.
 */
const regular = [
  170, 282, 395, 790, 646, 974, 734, 245, 295, 295, 479, 606, 270, 498, 286, 429, 732, 600, 600, 609, 630, 616, 600,
  600, 628, 600, 286, 306, 606, 606, 606, 499, 929, 652, 693, 781, 742, 612, 581, 821, 736, 256, 383, 654, 531, 836,
  736, 878, 643, 878, 641, 646, 512, 700, 652, 984, 597, 623, 584, 315, 429, 315, 606, 598, 352, 572, 667, 600, 667,
  615, 393, 662, 573, 229, 229, 548, 229, 908, 573, 655, 667, 667, 338, 509, 388, 573, 517, 797, 487, 536, 449, 317,
  300, 317, 606,
];
const bold = [
  178, 371, 498, 915, 647, 1046, 793, 311, 379, 379, 540, 660, 357, 600, 378, 506, 708, 600, 600, 611, 654, 615, 602,
  600, 632, 602, 378, 398, 660, 660, 660, 583, 927, 712, 691, 774, 740, 595, 586, 808, 733, 279, 393, 679, 543, 893,
  741, 878, 648, 878, 661, 647, 542, 718, 697, 1020, 661, 660, 571, 416, 506, 416, 660, 663, 381, 580, 672, 608, 672,
  612, 406, 652, 593, 252, 252, 577, 252, 924, 593, 652, 672, 672, 374, 514, 413, 593, 566, 883, 558, 586, 481, 398,
  395, 398, 660,
];
/** The font's other characters: an upper bound. */
const others: Readonly<Record<string, number>> = {
  '\u00a0': 178,
  '–': 655,
  '—': 985,
  '‘': 357,
  '’': 357,
  '“': 560,
  '”': 560,
  '•': 658,
  '·': 378,
  '…': 778,
  '€': 770,
  '₹': 686,
  '−': 660,
  æ: 967,
  Æ: 991,
  ø: 652,
  Ø: 878,
};
/** Characters of other scripts and emoji, rendered in the system's font: as wide as high. */
const UNKNOWN = 1000;
const SPACE = 0x20;

const seen = new Map<string, number>();
/** The maximum number of cached texts before the cache is cleared. */
const MOST_SEEN = 5000;

function advance(character: string, weight: number): number {
  const place = (character.codePointAt(0) ?? SPACE) - SPACE;
  const [light, heavy] = [regular[place], bold[place]];
  if (light !== undefined && heavy !== undefined) return light + ((heavy - light) * (weight - 400)) / 300;
  if (others[character] !== undefined) return others[character];
  const [base = character, ...marks] = character.normalize('NFD');
  return marks.length > 0 ? advance(base, weight) : UNKNOWN;
}

/**
 * The width of a line of text in the console's font, in px, without layout: at least as wide as rendered. `size` in px,
 * `weight` from 400 to 700.
 */
export function textWidth(text: string, size = 14, weight = 400): number {
  const key = `${weight} ${text}`;
  let thousandths = seen.get(key);
  if (thousandths === undefined) {
    thousandths = 0;
    for (const character of text) thousandths += advance(character, weight);
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.set(key, thousandths);
  }
  return (thousandths * size) / 1000;
}
