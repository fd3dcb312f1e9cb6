import type { ContentText } from 'pdfmake/interfaces';
import { type PaperRun, paperRuns } from 'shared/domain/papers/paperFonts';

/** Where a line may break within a word. Draws nothing (`shapedFonts.ts`). */
export const BREAK = '\u200b';

/**
 * A word longer than this, in letters or syllables, may break anywhere; in Indian scripts, which are wider, half as
 * long.
 */
const UNBROKEN = 20;

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** Ends in a virama, with or without a joiner: the next consonant belongs to the same syllable. */
const joinsNext = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d][\u200c\u200d]?$/u;

/** Clusters shaped together and never split: letters with their marks, and conjuncts of Indian scripts. */
function syllables(word: string): string[] {
  const parts: string[] = [];
  for (const { segment } of graphemes.segment(word)) {
    const last = parts.at(-1);
    if (last !== undefined && joinsNext.test(last)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

/** A text whose long words may break between any two syllables, so that none is wider than its column. */
function breakable(text: string): string {
  return text
    .split(/(\s+)/u)
    .map((word) => {
      const most = /[\u0900-\u0d7f]/u.test(word) ? UNBROKEN / 2 : UNBROKEN;
      if (word.length <= most) return word;
      const parts = syllables(word);
      return parts.length <= most ? word : parts.join(BREAK);
    })
    .join('');
}

/**
 * A text in the fonts of its scripts, never wider than its column. `style` applies to the whole. A text in one font
 * stays one string, which keeps the document readable.
 */
export function setText(text: string, style: Omit<ContentText, 'text' | 'font'> = {}): ContentText {
  const runs = paperRuns(breakable(text));
  const [only = { text: '', font: 'Roboto' } satisfies PaperRun] = runs;
  if (runs.length > 1) return { ...style, text: runs };
  return only.font === 'Roboto' ? { ...style, text: only.text } : { ...style, text: [only] };
}
