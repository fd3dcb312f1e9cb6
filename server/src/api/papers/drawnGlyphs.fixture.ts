import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';

/** A glyph on a page: its outline as an SVG path, in the font's units, and where it is, in points from the left and the foot. */
export interface DrawnGlyph {
  outline: string;
  x: number;
  y: number;
  width: number;
  /** `NotoSansTamil-Regular`. */
  font: string;
}

/** An embedded font. */
interface EmbeddedFont {
  name: string;
  font: Font;
}

/** The objects of a pdfkit PDF by number: dictionary and stream. */
function objectsOf(pdf: Buffer): Map<string, { text: string; stream: Buffer }> {
  const source = pdf.toString('latin1');
  const found = source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\n(?:stream\n([\s\S]*?)\nendstream\n)?endobj/g);
  return new Map(
    [...found].map(([, number = '', text = '', stream = '']) => {
      const bytes = Buffer.from(stream, 'latin1');
      return [number, { text, stream: text.includes('/FlateDecode') ? inflateSync(bytes) : bytes }];
    }),
  );
}

/** The files of the fonts that a PDF embeds, by their hashes. */
export function embeddedFonts(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const files = [...objects.values()].flatMap(({ text }) => /\/FontFile2 (\d+) 0 R/.exec(text)?.[1] ?? []);
  return files.map((number) =>
    createHash('sha256')
      .update(objects.get(number)?.stream ?? '')
      .digest('hex'),
  );
}

/** The text that a PDF declares for its words in addition to drawing them, in page order. */
export function saidWords(pdf: Buffer): string[] {
  const contents = [...objectsOf(pdf).values()].map(({ stream }) => stream.toString('latin1'));
  return contents.flatMap((content) =>
    [...content.matchAll(/\/ActualText <feff([0-9a-f]*)>>> BDC/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    ),
  );
}

/** All glyphs that a PDF draws, from its embedded fonts, in page order. */
export function drawnGlyphs(pdf: Buffer): DrawnGlyph[] {
  const objects = objectsOf(pdf);
  const said = (number: string) => objects.get(number)?.text ?? '';
  const named = (text: string, key: string) => new RegExp(`/${key} \\[?\\s*(\\d+) 0 R`).exec(text)?.[1] ?? '';
  const fonts = new Map<string, EmbeddedFont>();
  for (const { text } of objects.values())
    for (const [, name = '', number = ''] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const descriptor = said(named(said(named(said(number), 'DescendantFonts')), 'FontDescriptor'));
      const file = objects.get(named(descriptor, 'FontFile2'))?.stream;
      if (file && !fonts.has(name))
        fonts.set(name, { name: /\+([\w-]+)/.exec(descriptor)?.[1] ?? '', font: create(file) });
    }
  return [...objects.values()]
    .filter(({ text }) => text.includes('/Contents'))
    .flatMap(({ text }) => drawnBy(objects.get(named(text, 'Contents'))?.stream.toString('latin1') ?? '', fonts));
}

function drawnBy(content: string, fonts: ReadonlyMap<string, EmbeddedFont>): DrawnGlyph[] {
  const drawn: DrawnGlyph[] = [];
  let [x, y, size, name] = [0, 0, 0, ''];
  for (const line of content.split('\n')) {
    const place = /^1 0 0 1 (\S+) (\S+) Tm$/.exec(line);
    const chosen = /^\/(F\d+) (\S+) Tf$/.exec(line);
    if (place) [x, y] = [Number(place[1]), Number(place[2])];
    else if (chosen) [name, size] = [chosen[1] ?? '', Number(chosen[2])];
    else if (line.endsWith('] TJ'))
      for (const [, codes = '', back = ''] of line.matchAll(/<([0-9a-f]*)>|(-?[\d.]+)/g)) {
        if (back !== '') x -= (Number(back) / 1000) * size;
        for (const code of codes.match(/.{4}/g) ?? []) {
          const embedded = fonts.get(name);
          if (!embedded) throw new Error(`The font ${name} is not embedded.`);
          const { font } = embedded;
          const glyph = font.getGlyph(Number.parseInt(code, 16));
          const width = (glyph.advanceWidth / font.unitsPerEm) * size;
          drawn.push({ outline: glyph.path.toSVG(), x, y, width, font: embedded.name });
          x += width;
        }
      }
  }
  return drawn;
}
