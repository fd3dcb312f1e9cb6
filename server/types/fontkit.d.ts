/** The part of fontkit that tests read fonts with; it has no types of its own. */
declare module 'fontkit' {
  export interface Glyph {
    advanceWidth: number;
    path: { toSVG(): string };
  }

  export interface Font {
    /** Every code point that it has. */
    characterSet: number[];
    unitsPerEm: number;
    getGlyph(id: number): Glyph;
    layout(text: string): {
      glyphs: Glyph[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  }

  export function create(file: Uint8Array): Font;
  export function openSync(path: string): Font;
}
