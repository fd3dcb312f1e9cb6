import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'harfbuzzjs';
import type { TFontDictionary } from 'pdfmake/interfaces';
import type { FontDocument, FontStyle, LaidOutFont, ProvidedFont } from 'pdfmake/js/PDFDocument.js';
import { type PaperFont, paperFonts } from 'shared/domain/papers/paperFonts';
import { SharedFont } from './SharedFont';
import { BREAK } from './setText';
import { sfntOfWoff } from './sfntOfWoff';

const require = createRequire(import.meta.url);

/** pdfmake's document class, loaded by `require`: the result of `import` differs between loaders. */
const pdfmakeDocument = () =>
  (require('pdfmake/js/PDFDocument.js') as typeof import('pdfmake/js/PDFDocument.js')).default;

/** The file of a document font in its package; two weights, never italic. */
function fileOf(font: PaperFont, weight: 400 | 700): string {
  const name = font.toLowerCase();
  return require.resolve(`@fontsource/noto-sans-${name}/files/noto-sans-${name}-${name}-${weight}-normal.woff`);
}

/** The font files for Indian scripts; each is read when a text needs it. */
export function scriptFonts(): TFontDictionary {
  const own = paperFonts.filter((font) => font !== 'Roboto');
  return Object.fromEntries(own.map((font) => [font, { normal: fileOf(font, 400), bold: fileOf(font, 700) }]));
}

/** The letters that a single glyph represents, by glyph. */
const lettersOf = (font: LaidOutFont): Map<number, number> =>
  new Map(font.characterSet.map((code) => [font.glyphForCodePoint(code).id, code]));

/** A syllable's text without the letters of its other glyphs. */
function restOf(said: string, letters: readonly number[]): number[] {
  const left = [...letters];
  return [...said].flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    const place = left.indexOf(code);
    if (place < 0) return [code];
    left.splice(place, 1);
    return [];
  });
}

/**
 * Lays out a font's texts with HarfBuzz. Each glyph maps back to its own letters wherever it is drawn, because a
 * document has one text for each glyph. In a syllable, the first glyph without its own letters, such as a conjunct,
 * maps to the remaining ones.
 */
function shapedBy(harfBuzz: typeof import('harfbuzzjs'), font: LaidOutFont, shaper: Font): LaidOutFont['layout'] {
  const letters = lettersOf(font);
  return (text) => {
    const buffer = new harfBuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfBuzz.shape(shaper, buffer);
    const infos = buffer.getGlyphInfos();
    const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b);
    const taken = new Set<number>();
    const glyphs = infos.map(({ codepoint: id, cluster }) => {
      const own = letters.get(id);
      const isRest = own === undefined && !taken.has(cluster);
      if (isRest) taken.add(cluster);
      const others = infos
        .filter((each) => each.cluster === cluster)
        .flatMap((each) => letters.get(each.codepoint) ?? []);
      const rest = isRest ? restOf(text.slice(cluster, starts[starts.indexOf(cluster) + 1]), others) : [];
      return { id, codePoints: own === undefined ? rest : [own], advanceWidth: font.getGlyph(id).advanceWidth };
    });
    const positions = buffer.getGlyphPositions();
    return {
      glyphs,
      positions,
      // pdfkit scales the positions, and then asks for their sum.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
}

/** Text that most documents contain. Documents with little else embed the same font. */
const USUAL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ,.₹';

/** Marks of Indian scripts that are drawn in another order than written. */
const shaped = /[\u0900-\u0d7f]/;

/** A text in a PDF's format, hexadecimal UTF-16 (ISO 32000-1, 7.9.2.2). */
const hexOf = (text: string) => `feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}`;

/** Makes pdfmake's documents carry the text of each word of an Indian script, for copying and searching (14.9.4). */
function sayWords(prototype: FontDocument): void {
  const { _fragment } = prototype;
  prototype._fragment = function (text, ...rest) {
    const isSaid = shaped.test(text);
    if (isSaid) this.addContent(`/Span <</ActualText <${hexOf(text.replaceAll(BREAK, ''))}>>> BDC`);
    _fragment.call(this, text, ...rest);
    if (isSaid) this.addContent('EMC');
  };
}

/**
 * Makes pdfmake's documents shape Indian scripts with HarfBuzz: fontkit, which pdfkit uses, loses conjuncts of Bengali,
 * Kannada and Odia and fails on words of Telugu, Malayalam and Punjabi. Measures texts as they are drawn. Opens each
 * font once for all documents.
 */
export async function shapeScripts(): Promise<void> {
  const harfBuzz = await import('harfbuzzjs');
  const { prototype } = pdfmakeDocument();
  const { provideFont } = prototype;
  sayWords(prototype);
  const open = (document: FontDocument, of: FontStyle): SharedFont => {
    const file = document.getFontFile(...of);
    const unpacked = of[0] === 'Roboto' || file === null ? undefined : sfntOfWoff(readFileSync(file));
    // Unpacked for fontkit too, which would unpack a table for every glyph.
    if (unpacked && file !== null) document.virtualfs.writeFileSync(file, unpacked);
    const first = provideFont.apply(document, of);
    const { font } = first;
    const layout = unpacked
      ? shapedBy(harfBuzz, font, new harfBuzz.Font(new harfBuzz.Face(new harfBuzz.Blob(unpacked))))
      : font.layout.bind(font);
    font.layout = (text) => layout(text.replaceAll(BREAK, ''));
    return new SharedFont(first, unpacked ? '' : USUAL);
  };
  const shared = new Map<string, SharedFont>();
  const given = new WeakMap<FontDocument, Map<string, ProvidedFont>>();
  prototype.provideFont = function (...of) {
    const style = of.join(' ');
    const own = given.get(this) ?? new Map<string, ProvidedFont>();
    given.set(this, own);
    const known = own.get(style);
    if (known) return known;
    const font = shared.get(style) ?? open(this, of);
    shared.set(style, font);
    const provided = font.provide(this);
    own.set(style, provided);
    this._fontFamilies[style] = provided;
    return provided;
  };
}
