import type { FontDocument, GlyphRun, ProvidedFont } from 'pdfmake/js/PDFDocument.js';

/** Limits of laid-out texts and embedded fonts in the cache before it is cleared. */
const MOST_TEXTS = 5_000;
const MOST_SUBSETS = 20;

/**
 * A font that all documents share: its tables are read once, a text is laid out once, and each subset of glyphs is
 * encoded once. A month of payslips repeats the same words two thousand times.
 */
export class SharedFont {
  /** pdfkit's own cache of laid-out texts. */
  private layoutCache: Record<string, GlyphRun> = Object.create(null) as Record<string, GlyphRun>;
  private texts = 0;
  private readonly subsets = new Map<string, Uint8Array>();
  private readonly first: ProvidedFont;

  /** `first`: the font as pdfkit opened it for a document. `usual`: the characters that every document embeds. */
  constructor(
    first: ProvidedFont,
    private readonly usual: string,
  ) {
    this.first = this.copy(first, { document: undefined });
    const { font } = first;
    const layout = font.layout.bind(font);
    font.layout = (text) => {
      this.texts += 1;
      return layout(text);
    };
  }

  /** The font for another document. */
  provide(document: FontDocument): ProvidedFont {
    const { font } = this.first;
    if (this.texts > MOST_TEXTS) {
      this.texts = 0;
      this.layoutCache = Object.create(null) as Record<string, GlyphRun>;
    }
    document._fontCount += 1;
    const provided = this.copy(this.first, {
      document,
      id: `F${document._fontCount}`,
      layoutCache: this.layoutCache,
      subset: this.subset(),
      dictionary: null,
      unicode: [[0]],
      widths: [font.getGlyph(0).advanceWidth],
    });
    if (this.usual !== '') provided.encode(this.usual);
    return provided;
  }

  private copy(font: ProvidedFont, over: object): ProvidedFont {
    return Object.assign(Object.create(Object.getPrototypeOf(font) as object), font, over) as ProvidedFont;
  }

  private subset(): object {
    const subset = this.first.font.createSubset();
    const write = subset.encode.bind(subset);
    subset.encode = () => {
      const glyphs = subset.glyphs.join();
      const written = this.subsets.get(glyphs) ?? write();
      if (this.subsets.size >= MOST_SUBSETS) this.subsets.clear();
      this.subsets.set(glyphs, written);
      return written;
    };
    return subset;
  }
}
