import { decodeText } from './decodeText';

const utf16 = (text: string, isBig: boolean) =>
  Uint8Array.from(
    [...`\uFEFF${text}`].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

test('files of Excel and of others read alike', () => {
  const text = 'नाम\t₹500';
  expect(decodeText(new TextEncoder().encode(text))).toBe(text);
  expect(decodeText(new TextEncoder().encode(`\uFEFF${text}`))).toBe(text);
  expect(decodeText(utf16(text, false))).toBe(text);
  expect(decodeText(utf16(text, true))).toBe(text);
  expect(decodeText(Uint8Array.from([0x43, 0x61, 0x66, 0xe9]))).toBe('Café');
});

test('half a mark is none: such a file is of Windows', () => {
  expect(decodeText(Uint8Array.from([0xff, 0x41]))).toBe('ÿA');
  expect(decodeText(Uint8Array.from([0x41, 0xfe]))).toBe('Aþ');
  expect(decodeText(Uint8Array.from([0xfe, 0x41]))).toBe('þA');
  expect(decodeText(Uint8Array.from([0x41, 0xff]))).toBe('Aÿ');
});
