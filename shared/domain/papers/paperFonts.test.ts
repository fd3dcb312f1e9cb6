import { paperRuns, unprintable } from './paperFonts';

test('a text is set in the fonts of its scripts, and blanks and dandas part no sentence', () => {
  expect(paperRuns('Loaders')).toEqual([{ text: 'Loaders', font: 'Roboto' }]);
  expect(paperRuns('M/s श्री क्षेत्र सेवा। पुणे, ₹5')).toEqual([
    { text: 'M/s ', font: 'Roboto' },
    { text: 'श्री क्षेत्र सेवा। पुणे', font: 'Devanagari' },
    { text: ', ₹5', font: 'Roboto' },
  ]);
  expect(paperRuns('বাংলা। தமிழ்').map(({ font }) => font)).toEqual(['Bengali', 'Tamil']);
});

test('a letter in two characters is the letter, marks that nobody sees are left out, joiners stay', () => {
  expect(paperRuns('Cafe\u0301\u200e\u3000bar')).toEqual([{ text: 'Café bar', font: 'Roboto' }]);
  expect(paperRuns('क्\u200dष')).toEqual([{ text: 'क्\u200dष', font: 'Devanagari' }]);
});

test.each([
  'Müller & Söhne “24×7” – ₹ €',
  'Привет, Ελλάδα',
  'श्री क्ष र्य ড় தமிழ் తెలుగు ಕನ್ನಡ മലയാളം ગુજરાતી ਪੰਜਾਬੀ ଓଡ଼ିଆ',
  'अ\u200dब\n\tनया',
])('%j can be printed', (text) => expect(unprintable(text)).toBeUndefined());

test.each([
  ['Well done 😀', '😀'],
  ['上海', '上'],
  ['سلام', 'س'],
  ['ᱥᱟᱱᱛᱟᱲᱤ', 'ᱥ'],
])('of %j the first character that no font has is told', (text, character) =>
  expect(unprintable(text)).toBe(character),
);
