import { createRequire } from 'node:module';
import { openSync } from 'fontkit';
import type { DocumentSheet } from 'shared/domain/papers/documentSheet';
import { hasCharacter, type PaperFont, paperFonts } from 'shared/domain/papers/paperFonts';
import { closePools } from '../../threads/pools';
import { readPdf } from '../pay/files/readPdf';
import { type DrawnGlyph, drawnGlyphs, embeddedFonts, saidWords } from './drawnGlyphs.fixture';
import { pdfPool } from './pdfPool';

afterAll(() => closePools());

const { resolve } = createRequire(__filename);
const fileOf = (font: PaperFont, isBold = false) => {
  if (font === 'Roboto') return resolve(`pdfmake/fonts/Roboto/Roboto-${isBold ? 'Medium' : 'Regular'}.ttf`);
  const name = font.toLowerCase();
  return resolve(`@fontsource/noto-sans-${name}/files/noto-sans-${name}-${name}-${isBold ? 700 : 400}-normal.woff`);
};

const blank: DocumentSheet = {
  title: 'Tax invoice',
  number: 'INV/26-27/0001',
  mark: '',
  supplier: { name: 'Acme', lines: [] },
  client: { name: 'Acme', lines: [] },
  facts: [{ label: 'Invoice number', value: 'INV/26-27/0001' }],
  endorsement: '',
  columns: [{ title: 'Description' }, { title: 'Amount', isNumber: true }],
  rows: [],
  sums: [],
  total: '₹0.00',
  words: '',
  payment: [],
  texts: [],
  signatory: '',
};
const render = async (over: Partial<DocumentSheet>): Promise<Buffer> =>
  Buffer.from(await pdfPool.run('renderPaper', { sheet: { ...blank, ...over }, copy: 'original' }));

/** The glyphs drawn for each text, in its script's letters, positioned from the first; one document line each. */
async function drawn(texts: readonly string[]): Promise<DrawnGlyph[][]> {
  const lines: DrawnGlyph[][] = [];
  for (const glyph of drawnGlyphs(await render({ rows: texts.map((text) => [text, '₹1.00']) }))) {
    if (!glyph.font.startsWith('NotoSans')) continue;
    const first = lines.at(-1)?.[0];
    if (first === undefined || Math.abs(first.y - glyph.y) > 12) lines.push([glyph]);
    else lines.at(-1)?.push(glyph);
  }
  return lines.map((line) => line.map((glyph) => ({ ...glyph, x: glyph.x - (line[0]?.x ?? 0) })));
}
const outlines = (glyphs: readonly DrawnGlyph[] = []) => glyphs.map(({ outline }) => outline);

test.each(paperFonts)('%s has the characters that are said of it, in both weights', (font) => {
  const sets = [false, true].map((isBold) => new Set(openSync(fileOf(font, isBold)).characterSet));
  const has = (code: number) => sets.every((set) => set.has(code));
  const block = Array.from({ length: 0x2100 }, (_, code) => code).filter((code) => code > 0x20);
  const wrong = block.filter((code) => hasCharacter(font, String.fromCodePoint(code)) && !has(code));
  expect(wrong.map((code) => code.toString(16))).toEqual([]);
  expect([0x20, 0xa0].every(has)).toBe(true);
});

/** Words that fontkit, an independent engine, also shapes correctly. */
const words: Readonly<Partial<Record<PaperFont, string>>> = {
  Devanagari: 'श्री क्ष र्य कार्य हिन्दी त्रिपुरा राष्ट्रीय विद्युत कर्त्तव्य',
  Bengali: 'শ্রী ক্ষ র্য কলকাতা পশ্চিমবঙ্গ কো জ্ঞান',
  Tamil: 'தமிழ்நாடு ஸ்ரீ க்ஷ கொ கோ நிறுவனம்',
  Telugu: 'హైదరాబాద్ క్ష ర్య కృష్ణా స్త్రీ విద్యుత్',
  Kannada: 'ಕರ್ನಾಟಕ ಬೆಂಗಳೂರು ಶ್ರೀ ಕ್ಷ ರ್ಯ ಕೊ ಸ್ತ್ರೀ',
  Malayalam: 'കേരളം ശ്രീ ക്ഷ ര്യ കൊ കോ ന്റെ അവൻ',
  Gujarati: 'ગુજરાત શ્રી ક્ષ ર્ય ર્કિ જ્ઞાન રાષ્ટ્રીય',
  Gurmukhi: 'ਕਿਤਾਬ ਬਿਹਾਰ',
  Oriya: 'ଓଡ଼ିଶା ଭୁବନେଶ୍ୱର ଶ୍ରୀ କ୍ଷ ର୍ଯ କୋ',
};

test.each(Object.entries(words))('%s is drawn as another engine draws it, letter by letter', async (name, list) => {
  const font = openSync(fileOf(name as PaperFont));
  const texts = list.split(' ');
  const lines = await drawn(texts);
  expect(lines).toHaveLength(texts.length);
  for (const [index, text] of texts.entries()) {
    const { glyphs, positions } = font.layout(text);
    expect(outlines(lines[index])).toEqual(glyphs.map(({ path }) => path.toSVG()));
    let pen = 0;
    for (const [at, { xAdvance, xOffset }] of positions.entries()) {
      expect(lines[index]?.[at]?.x).toBeCloseTo(((pen + xOffset - (positions[0]?.xOffset ?? 0)) * 9) / 1000, 1);
      pen += xAdvance;
    }
  }
});

/**
 * A conjunct next to the same letters separated by a ZERO WIDTH NON-JOINER; includes words that fontkit loses or fails
 * on.
 */
test.each([
  ['Devanagari', 'क्ष', 'क्\u200cष'],
  ['Bengali', 'ষ্ট্রী', 'ষ্\u200cট্\u200cরী'],
  ['Tamil', 'ஸ்ரீ', 'ஸ்\u200cரீ'],
  ['Telugu', 'శ్రీ', 'శ్\u200cరీ'],
  ['Kannada', 'ಕ್ಷಿ', 'ಕ್\u200cಷಿ'],
  ['Malayalam', 'ക്ഷ', 'ക്\u200cഷ'],
  ['Gujarati', 'ક્ષ', 'ક્\u200cષ'],
  ['Gurmukhi', 'ਸ੍ਰੀ', 'ਸ੍\u200cਰੀ'],
  ['Oriya', 'କ୍ଷ', 'କ୍\u200cଷ'],
])('in %s a conjunct is drawn as one, without its virama', async (_, joined, apart) => {
  const [one, two] = await drawn([joined, apart]);
  const virama = outlines(two).find((outline) => !outlines(one).includes(outline) && outline !== '');
  expect(virama).toBeDefined();
  expect(outlines(one)).not.toEqual(outlines(two));
  expect(outlines(one).length).toBeLessThan(outlines(two).filter((outline) => outline !== '').length + 1);
});

test.each([
  ['Devanagari', 'कि', 'क'],
  ['Bengali', 'কি', 'ক'],
  ['Tamil', 'கெ', 'க'],
  ['Malayalam', 'കെ', 'ക'],
  ['Gujarati', 'કિ', 'ક'],
  ['Gurmukhi', 'ਕਿ', 'ਕ'],
  ['Oriya', 'କେ', 'କ'],
])('in %s a vowel that is written before its consonant stands before it', async (_, syllable, consonant) => {
  const [whole = [], [letter] = []] = await drawn([syllable, consonant]);
  const place = whole.find(({ outline }) => outline === letter?.outline);
  expect(place?.x).toBeGreaterThan(0);
});

test('a paper in Latin letters stays small, and one of every script embeds only what it draws', async () => {
  expect((await render({ rows: [['Loaders of the night shift', '₹48,000.00']] })).length).toBeLessThan(60_000);
  const all = await render({ rows: Object.values(words).map((text) => [text, '₹1.00']) });
  expect(all.length).toBeLessThan(150_000);
});

test('papers of other words embed the same fonts, and nothing of another paper', async () => {
  const paperOf = (...texts: string[]) => render({ rows: texts.map((text) => [text, '₹1.00']) });
  const guards = await paperOf('Guards of the constructor', 'श्री');
  const others = await paperOf('Drivers, 12 by night', 'श्री');
  expect(embeddedFonts(others)).toEqual(embeddedFonts(guards));
  await paperOf('Ünïque lëtters', 'राष्ट्रीय');
  const again = await paperOf('Guards of the constructor', 'श्री');
  expect([embeddedFonts(again), drawnGlyphs(again)]).toEqual([embeddedFonts(guards), drawnGlyphs(guards)]);
});

test.each(Object.entries(words))('words in %s are copied and searched as they are written', async (_script, text) => {
  const said = saidWords(await render({ rows: [[text, '₹1.00']] })).join('');
  expect(said).toBe(text);
});

test.each(['কলকাতা', 'मकान', 'தமிழ்நாடு'])('%s is read back also where only glyphs are', async (text) => {
  const read = await readPdf(await render({ rows: [[text, '₹1.00']] }), new AbortController().signal);
  expect(read).toContain(text);
});

test('scripts and Latin stand in one line, on one base', async () => {
  const glyphs = drawnGlyphs(await render({ rows: [['M/s श्री सेवा ₹5', '₹1.00']] })).filter(
    ({ y }, index, list) =>
      Math.abs(y - (list.find(({ font }) => font.startsWith('Noto'))?.y ?? -1)) < 0.01 && index > 0,
  );
  expect(new Set(glyphs.map(({ font }) => font))).toEqual(new Set(['Roboto-Regular', 'NotoSansDevanagari-Regular']));
});

/** The column edges between A4's margins. */
const EDGES = { left: 40, right: 555.5 };
const latin = 'W'.repeat(120);
const hindi = 'क्षत्रियराष्ट्रीयविद्युत्'.repeat(12);

test.each([
  ['Latin letters', latin],
  ['an Indian script', hindi],
  ['both', `${latin}${hindi}`.repeat(2)],
])('a word without end in %s stays on the page, wherever it stands', async (_, word) => {
  const fact = { label: 'Bank', value: word };
  const pdf = await render({
    supplier: { name: word, lines: [word, word] },
    client: { name: word, lines: [word] },
    facts: [fact],
    rows: [[word, '₹99,99,99,99,999.00']],
    words: word,
    endorsement: word,
    payment: [fact],
    texts: [fact],
    signatory: word,
  });
  const glyphs = drawnGlyphs(pdf);
  expect(Math.min(...glyphs.map(({ x }) => x))).toBeGreaterThanOrEqual(EDGES.left - 3);
  expect(Math.max(...glyphs.map(({ x, width }) => x + width))).toBeLessThanOrEqual(EDGES.right + 1);
});

test.each(['क्षत्रियराष्ट्रीय', 'ಕ್ಷತ್ರಿಯರಾಷ್ಟ್ರೀಯ', 'క్షత్రియరాష్ట్రీయ'])(
  'a long word ends its lines between syllables: %s is drawn as if it stood alone',
  async (word) => {
    const [part, ...lines] = await drawn([word, word.repeat(20)]);
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(outlines(lines.flat()))).toEqual(new Set(outlines(part)));
  },
);
