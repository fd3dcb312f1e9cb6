/**
 * The part of pdfmake that documents use. Its published types bring the browser's globals with them, and `document`
 * is to be a type error on the server.
 */
declare module 'pdfmake/interfaces' {
  /** Left, top, right and bottom, or horizontal and vertical, in points. */
  type Margins = [number, number, number, number] | [number, number];

  /** Every piece's style; lengths are in points. */
  interface Style {
    alignment?: 'left' | 'right';
    bold?: boolean;
    color?: string;
    font?: string;
    fontSize?: number;
    lineHeight?: number;
    margin?: Margins;
    unbreakable?: boolean;
  }

  export interface ContentText extends Style {
    /** Pieces are set one after the other, each in its font. */
    text: string | { text: string; font: string }[];
    noWrap?: boolean;
  }

  interface Line {
    type: 'line';
    x1: number;
    y1: number;
    x2: number;
    y2: number;
    lineWidth: number;
    lineColor: string;
  }

  type Width = '*' | 'auto' | number;

  /** Looks of a table by the number of a row or column, from 0. */
  interface TableLayout {
    hLineWidth?: (row: number) => number;
    vLineWidth?: (column: number) => number;
    hLineColor?: (row: number) => string;
    fillColor?: (row: number) => string | null;
    paddingTop?: (row: number) => number;
    paddingBottom?: (row: number) => number;
    paddingLeft?: (column: number) => number;
    paddingRight?: (column: number) => number;
  }

  export type Content =
    | string
    | ContentText
    | (Style & { stack: Content[] })
    | (Style & { columns: Column[]; columnGap?: number })
    | (Style & { canvas: Line[] })
    | (Style & { qr: string; fit?: number })
    /** `image` is a key of the document's `images`; `fit` is the room it may take. */
    | (Style & { image: string; fit: [width: number, height: number] })
    | (Style & {
        table: { body: TableCell[][]; widths?: Width[]; headerRows?: number; dontBreakRows?: boolean };
        layout?: TableLayout;
      });
  export type Column = Content & { width?: Width };
  export type TableCell = string | ContentText;

  export interface TDocumentDefinitions {
    content: Content[];
    /** Pictures by their key, as `data:` addresses. */
    images?: Record<string, string>;
    info?: { title: string; author: string };
    pageSize: 'A4';
    pageMargins?: Margins;
    defaultStyle?: Style;
    watermark?: { text: string; color: string; opacity: number; bold: boolean; fontSize: number } | undefined;
    footer?: (page: number, pages: number) => Content;
  }

  /** The files of each font's styles, by its name. */
  export type TFontDictionary = Record<
    string,
    { normal: string; bold: string; italics?: string; bolditalics?: string }
  >;
}

declare module 'pdfmake' {
  import type { TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces';

  export interface Pdfmake {
    setFonts(fonts: TFontDictionary): void;
    /** Whether a document may load a URL. By default it may. */
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    /** Whether a document may read a file. By default it may. */
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    createPdf(document: TDocumentDefinitions): { getBuffer(): Promise<Buffer> };
  }

  const pdfmake: Pdfmake;
  export default pdfmake;
}

declare module 'pdfmake/fonts/Roboto.js' {
  import type { TFontDictionary } from 'pdfmake/interfaces';

  const fonts: TFontDictionary;
  export default fonts;
}

declare module 'pdfmake/js/PDFDocument.js' {
  /** A font's text, one glyph after the other, in the font's units. */
  export interface GlyphRun {
    /** `codePoints` are what a reader copies. */
    glyphs: readonly { id: number; codePoints: readonly number[]; advanceWidth: number }[];
    positions: readonly { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
    readonly advanceWidth: number;
  }

  /** The part of fontkit's fonts that is used. */
  export interface LaidOutFont {
    getGlyph(id: number): { advanceWidth: number };
    /** The code points that it has a glyph for. */
    characterSet: readonly number[];
    glyphForCodePoint(codePoint: number): { id: number };
    layout(text: string): GlyphRun;
    /** The part of a font that a document embeds: the glyphs it uses, by their numbers, and a file with those alone. */
    createSubset(): { glyphs: readonly number[]; encode(): Uint8Array };
  }

  /** pdfkit's own of a font in one document. */
  export interface ProvidedFont {
    font: LaidOutFont;
    /** Has the document embed what a text needs. */
    encode(text: string): unknown;
  }

  /** A font of a document, and in which weight and slant. */
  export type FontStyle = [family: string, bold: boolean, italics: boolean];

  export interface FontDocument {
    /** Files read before those on the disk. All documents share it. */
    virtualfs: { writeFileSync(path: string, content: Uint8Array): void };
    /** How many fonts it has been given. */
    _fontCount: number;
    /** The fonts that are written at its end. */
    _fontFamilies: Record<string, ProvidedFont>;
    getFontFile(...of: FontStyle): string | null;
    provideFont(...of: FontStyle): ProvidedFont;
    /** Writes an operator of the page's content. */
    addContent(content: string): unknown;
    /** Draws a piece of a line. */
    _fragment(text: string, ...rest: unknown[]): void;
  }

  /** pdfmake's document over pdfkit's. It gives out one font again and again. */
  const PDFDocument: { prototype: FontDocument };
  export default PDFDocument;
}
