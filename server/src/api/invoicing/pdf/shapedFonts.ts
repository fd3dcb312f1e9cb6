import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'harfbuzzjs';
import type { TFontDictionary } from 'pdfmake/interfaces';
import type { GlyphRun, LaidOutFont } from 'pdfmake/js/PDFDocument.js';
import { type PaperFont, paperFonts } from 'shared/domain/text/paperFonts';
import { BREAK } from './setText';
import { sfntOfWoff } from './sfntOfWoff';

const require = createRequire(import.meta.url);

/** pdfmake's own document, by the package's own way: what `import` makes of it differs between loaders. */
const pdfmakeDocument = () =>
  (require('pdfmake/js/PDFDocument.js') as typeof import('pdfmake/js/PDFDocument.js')).default;

/** The file of a font of the papers in a package of its own; in two weights, and never slanted. */
function fileOf(font: PaperFont, weight: 400 | 700): string {
  const name = font.toLowerCase();
  return require.resolve(`@fontsource/noto-sans-${name}/files/noto-sans-${name}-${name}-${weight}-normal.woff`);
}

/** The files of the fonts of Indian scripts; each is read when a text needs it. */
export function scriptFonts(): TFontDictionary {
  const own = paperFonts.filter((font) => font !== 'Roboto');
  return Object.fromEntries(own.map((font) => [font, { normal: fileOf(font, 400), bold: fileOf(font, 700) }]));
}

/** Glyphs in their places, as pdfkit asks for them: it scales the positions, and then asks for their sum. */
const runOf = (glyphs: GlyphRun['glyphs'], positions: GlyphRun['positions']): GlyphRun => ({
  glyphs,
  positions,
  get advanceWidth() {
    return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  },
});

/** Lays a font's texts out by HarfBuzz. */
function shapedBy(harfBuzz: typeof import('harfbuzzjs'), font: LaidOutFont, shaper: Font): LaidOutFont['layout'] {
  return (given) => {
    const text = given.replaceAll(BREAK, '');
    const buffer = new harfBuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfBuzz.shape(shaper, buffer);
    const infos = buffer.getGlyphInfos();
    const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b);
    const taken = new Set<number>();
    const glyphs = infos.map(({ codepoint, cluster }) => {
      const end = starts[starts.indexOf(cluster) + 1];
      const said = taken.has(cluster) ? '' : text.slice(cluster, end);
      taken.add(cluster);
      return font.getGlyph(
        codepoint,
        [...said].map((character) => character.codePointAt(0) ?? 0),
      );
    });
    return runOf(glyphs, buffer.getGlyphPositions());
  };
}

/** So many texts of a font are remembered; then it begins anew. */
const MOST_TEXTS = 5_000;

/**
 * Lays out each text of a font once for all documents: a month of payslips says the same words two thousand times, and
 * laying them out takes most of the time. pdfkit scales the positions that it is given, so each time they are new.
 */
function onceFor(known: Map<string, GlyphRun>, layout: LaidOutFont['layout']): LaidOutFont['layout'] {
  return (text) => {
    let run = known.get(text);
    if (!run) {
      if (known.size >= MOST_TEXTS) known.clear();
      run = layout(text);
      known.set(text, run);
    }
    return runOf(
      run.glyphs,
      run.positions.map((position) => ({ ...position })),
    );
  };
}

/**
 * Has pdfmake's documents shape Indian scripts by HarfBuzz: fontkit, which pdfkit has of its own, loses conjuncts of
 * Bengali, Kannada and Odia and fails at words of Telugu, Malayalam and Punjabi. What is measured is what is drawn.
 */
export async function shapeScripts(): Promise<void> {
  const harfBuzz = await import('harfbuzzjs');
  const shapers = new Map<string, Font>();
  const { prototype } = pdfmakeDocument();
  const { provideFont } = prototype;
  const known = new WeakSet<LaidOutFont>();
  const styles = new Map<string, { font: LaidOutFont; texts: Map<string, GlyphRun> }>();
  prototype.provideFont = function (family, bold, italics) {
    const file = this.getFontFile(family, bold, italics);
    const isScript = family !== 'Roboto' && file !== null;
    if (isScript && !shapers.has(file)) {
      const unpacked = sfntOfWoff(readFileSync(file));
      shapers.set(file, new harfBuzz.Font(new harfBuzz.Face(new harfBuzz.Blob(unpacked))));
      // Unpacked for fontkit too, which would unpack a table for every glyph.
      this.virtualfs.writeFileSync(file, unpacked);
    }
    const provided = provideFont.call(this, family, bold, italics);
    const { font } = provided;
    if (known.has(font)) return provided;
    known.add(font);
    const name = `${family} ${bold} ${italics}`;
    const style = styles.get(name) ?? { font, texts: new Map<string, GlyphRun>() };
    styles.set(name, style);
    if (!isScript && font !== style.font) {
      // Its tables are read already. What a glyph of a script stands for is each document's own.
      provided.font = style.font;
      provided.subset = style.font.createSubset();
      return provided;
    }
    const shaper = isScript ? shapers.get(file) : undefined;
    const layout = font.layout.bind(font);
    font.layout = onceFor(
      style.texts,
      shaper ? shapedBy(harfBuzz, font, shaper) : (text) => layout(text.replaceAll(BREAK, '')),
    );
    return provided;
  };
}
