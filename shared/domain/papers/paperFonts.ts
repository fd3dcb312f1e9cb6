/**
 * The fonts of the papers, each with the characters that it has in every weight, as code points in hexadecimal. A text
 * is set in the first that has its character. Beside Roboto they are Noto Sans of the script that names them (Gurmukhi
 * is Punjabi's, Oriya Odia's).
 */
const characters = {
  Roboto:
    '20-7e a0-ac ae-17f 18f 192 1a0 1a1 1af 1b0 1f0 1fa-1ff 218-21b 237 259 2bc 2c6 2c7 2c9 2d8-2dd 2f3 300 301 303 309 30f 323 384-38a 38c 38e-3a1 3a3-3ce 3d1 3d2 3d6 400-486 488-513 1e00 1e01 1e3e 1e3f 1e80-1e85 1e9e 1ea0-1ef9 1f4d 2000-200a 2010 2011 2013-2015 2017-201e 2020-2022 2025-2027 2030 2032 2033 2039 203a 203c 2044 2070 2074-208e 20a3 20a4 20a6-20ac 20b1 20b9 20ba 20bc 20bd 20c1 2105 2113 2116 2122 2126 212e 215b-215e 2202 2206 220f 2211 2212 221a 221e 222b 2248 2260 2264 2265 25a0 25ca 25cb 25cf fb01-fb04',
  Devanagari: '900-97f 1cd0-1cf6 1cf8 1cf9 20f0 25cc a830-a839 a8e0-a8ff 11b00-11b09',
  Bengali:
    '951 952 964 965 980-983 985-98c 98f 990 993-9a8 9aa-9b0 9b2 9b6-9b9 9bc-9c4 9c7 9c8 9cb-9ce 9d7 9dc 9dd 9df-9e3 9e6-9fe 1cd0 1cd2 1cd5 1cd6 1cd8 1ce1 1cea 1ced 1cf2 1cf5-1cf7 25cc a8f1',
  Tamil:
    '964 965 b82 b83 b85-b8a b8e-b90 b92-b95 b99 b9a b9c b9e b9f ba3 ba4 ba8-baa bae-bb9 bbe-bc2 bc6-bc8 bca-bcd bd0 bd7 be6-bfa 25cc',
  Telugu:
    '951 952 964 965 c00-c0c c0e-c10 c12-c28 c2a-c39 c3c-c44 c46-c48 c4a-c4d c55 c56 c58-c5a c5d c60-c63 c66-c6f c77-c7f 1cda 1cf2 25cc',
  Kannada:
    '951 952 964 965 c80-c8c c8e-c90 c92-ca8 caa-cb3 cb5-cb9 cbc-cc4 cc6-cc8 cca-ccd cd5 cd6 cdd cde ce0-ce3 ce6-cef cf1-cf3 1cd0 1cd2 1cda 1cf2 1cf4 25cc a830-a835',
  Malayalam: '951 952 964 965 d00-d0c d0e-d10 d12-d44 d46-d48 d4a-d4f d54-d63 d66-d7f 1cda 25cc a830-a832',
  Gujarati:
    '951 952 964 965 a81-a83 a85-a8d a8f-a91 a93-aa8 aaa-ab0 ab2 ab3 ab5-ab9 abc-ac5 ac7-ac9 acb-acd ad0 ae0-ae3 ae6-af1 af9-aff 25cc a830-a839',
  Gurmukhi:
    '951 952 964 965 a01-a03 a05-a0a a0f a10 a13-a28 a2a-a30 a32 a33 a35 a36 a38 a39 a3c a3e-a42 a47 a48 a4b-a4d a51 a59-a5c a5e a66-a76 25cc 262c a830-a839',
  Oriya:
    '964 965 b01-b03 b05-b0c b0f b10 b13-b28 b2a-b30 b32 b33 b35-b39 b3c-b44 b47 b48 b4b-b4d b55-b57 b5c b5d b5f-b63 b66-b77 25cc',
} as const;

/** A font of the papers. */
export type PaperFont = keyof typeof characters;
export const paperFonts = Object.keys(characters) as PaperFont[];

const inClass = (ranges: string) =>
  new RegExp(`[${ranges.replace(/[0-9a-f]+/g, (code) => `\\u{${code}}`).replaceAll(' ', '')}]`, 'u');
const classes = new Map(paperFonts.map((font) => [font, inClass(characters[font])]));

/** Whether a font has a character. */
export const hasCharacter = (font: PaperFont, character: string): boolean =>
  classes.get(font)?.test(character) ?? false;

/** Blanks of any width are one blank; marks that nobody sees are left out, but for joiners, which shape their neighbours, and places to end a line at. */
const drawn = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\S\n\u00a0]/gu, ' ')
    .replace(/(?![\u200b-\u200d])\p{Default_Ignorable_Code_Point}/gu, '');

/** What every font has, or needs no drawing. */
const isNeutral = (character: string): boolean => /[\s\u200b-\u200d]/u.test(character);

/** A piece of a text that one font has. */
export interface PaperRun {
  text: string;
  font: PaperFont;
}

/**
 * A text in the pieces that it is set in, in its order. What several fonts have stays with the font before it, so that a
 * blank or a danda parts no sentence. What none has is left to Roboto, which draws a box.
 */
export function paperRuns(text: string): PaperRun[] {
  const runs: PaperRun[] = [];
  for (const character of drawn(text)) {
    const last = runs.at(-1);
    const stays = last !== undefined && (isNeutral(character) || hasCharacter(last.font, character));
    const font = paperFonts.find((name) => hasCharacter(name, character)) ?? 'Roboto';
    if (last !== undefined && (stays || font === last.font)) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

/** The first character of a text that no font of the papers has; undefined when all can be printed. */
export function unprintable(text: string): string | undefined {
  return [...drawn(text)].find(
    (character) => !isNeutral(character) && !paperFonts.some((font) => hasCharacter(font, character)),
  );
}
