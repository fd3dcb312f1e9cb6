import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** A text on a page: its box, in points from the left and the bottom. */
interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A page of a PDF, without the mark across it. */
export interface ReadPage {
  width: number;
  height: number;
  texts: PlacedText[];
}

/** The minimum distance of a text from the page edge, in points: printers leave about 4 mm blank. */
const EDGE = 12;
/** The share of a line's height that its neighbour may overlap, for accents and descenders. */
const SHARED = 0.35;

/** The pages of a PDF, read by another program than the one that made it. */
export const readPages = (pdf: Uint8Array): ReadPage[] =>
  JSON.parse(
    execFileSync(process.execPath, [path.join(import.meta.dirname, 'readPages.fixture.mjs')], {
      input: pdf,
    }).toString(),
  ) as ReadPage[];

const textOf = ({ texts }: ReadPage): string => texts.map(({ text }) => text).join(' ');

function* overlaps({ texts }: ReadPage): Generator<string> {
  const sorted = texts.toSorted((one, other) => one.x - other.x);
  for (const [index, one] of sorted.entries())
    for (const other of sorted.slice(index + 1)) {
      if (other.x >= one.x + one.width - 1) break;
      const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
      if (high > SHARED * Math.min(one.height, other.height)) yield `“${one.text}” and “${other.text}” overlap`;
    }
}

/**
 * Faults on the pages of a document, in words; empty if there are none. `heading`: the first texts of its table, which
 * every page with lines repeats; by default none.
 */
export function pageFaults(pages: readonly ReadPage[], heading: readonly string[] = []): string[] {
  const faults = pages.flatMap((page, index) => {
    const { texts, width, height } = page;
    const outside = texts
      .filter(
        ({ x, y, ...box }) => x < EDGE || y < EDGE || x + box.width > width - EDGE || y + box.height > height - EDGE,
      )
      .map(({ text }) => `“${text}” is cut at the edge`);
    const foot = `Page ${index + 1} of ${pages.length}`;
    const hindiFoot = `${index + 1} / ${pages.length}`;
    const isLined = texts.some(({ text, x }) => x < 60 && /^\d{1,3}$/.test(text));
    return [
      ...outside,
      ...overlaps(page),
      ...([foot, hindiFoot].some((each) => textOf(page).includes(each)) ? [] : [`the foot does not say ${foot}`]),
      ...(texts.length > 10 || index < pages.length - 1 ? [] : ['the last page is empty']),
      ...(isLined && !heading.every((title) => texts.some(({ text }) => text === title))
        ? ['its table has no head']
        : []),
      ...(/[\uFFFD\u25A1]/.test(textOf(page)) ? ['a letter has no glyph'] : []),
    ].map((fault) => `page ${index + 1}: ${fault}`);
  });
  const sums = pages.filter((page) => textOf(page).includes('Amount in words'));
  if (
    heading.length > 0 &&
    !(
      sums.length === 1 &&
      /\bTotal\b|Advance received|Paid back|Value with tax|Amount paid/.test(textOf(sums[0] as ReadPage))
    )
  )
    faults.push('the total is not beside its words');
  return faults;
}
