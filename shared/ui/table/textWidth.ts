/** Each character's advance in the console's font (`fonts/plus-jakarta-sans-latin.woff2`), in thousandths of its size, from the space to the tilde. A figure is as wide as the wider of its two forms. */
const regular = [
  170, 282, 395, 790, 646, 974, 734, 245, 295, 295, 479, 606, 270, 498, 286, 429, 732, 600, 600, 609, 630, 616, 600,
  600, 628, 600, 286, 306, 606, 606, 606, 499, 929, 652, 693, 781, 742, 612, 581, 821, 736, 256, 383, 654, 531, 836,
  736, 878, 643, 878, 641, 646, 512, 700, 652, 984, 597, 623, 584, 315, 429, 315, 606, 598, 352, 572, 667, 600, 667,
  615, 393, 662, 573, 229, 229, 548, 229, 908, 573, 655, 667, 667, 338, 509, 388, 573, 517, 797, 487, 536, 449, 317,
  300, 317, 606,
];
const bold = [
  178, 371, 498, 915, 647, 1046, 793, 311, 379, 379, 540, 660, 357, 600, 378, 506, 708, 600, 600, 611, 654, 615, 602,
  600, 632, 602, 378, 398, 660, 660, 660, 583, 927, 712, 691, 774, 740, 595, 586, 808, 733, 279, 393, 679, 543, 893,
  741, 878, 648, 878, 661, 647, 542, 718, 697, 1020, 661, 660, 571, 416, 506, 416, 660, 663, 381, 580, 672, 608, 672,
  612, 406, 652, 593, 252, 252, 577, 252, 924, 593, 652, 672, 672, 374, 514, 413, 593, 566, 883, 558, 586, 481, 398,
  395, 398, 660,
];
/** What else the font has: an upper bound for each. */
const others: Readonly<Record<string, number>> = {
  '\u00a0': 178,
  '–': 655,
  '—': 985,
  '‘': 357,
  '’': 357,
  '“': 560,
  '”': 560,
  '•': 658,
  '·': 378,
  '…': 778,
  '€': 770,
  '₹': 686,
  '−': 660,
  æ: 967,
  Æ: 991,
  ø: 652,
  Ø: 878,
};
/** A character of another script or an emoji, drawn in the system's font: as wide as it is high. */
const UNKNOWN = 1000;
const SPACE = 0x20;

const seen = new Map<string, number>();
/** As many texts as are remembered before all are forgotten. */
const MOST_SEEN = 5000;

function advance(character: string, weight: number): number {
  const place = (character.codePointAt(0) ?? SPACE) - SPACE;
  const [light, heavy] = [regular[place], bold[place]];
  if (light !== undefined && heavy !== undefined) return light + ((heavy - light) * (weight - 400)) / 300;
  if (others[character] !== undefined) return others[character];
  const [base = character, ...marks] = character.normalize('NFD');
  return marks.length > 0 ? advance(base, weight) : UNKNOWN;
}

/**
 * How wide a line of text is in the console's font, in px, without asking the browser to lay it out: at least as
 * wide as it is drawn. `size` in px, `weight` from 400 to 700.
 */
export function textWidth(text: string, size = 14, weight = 400): number {
  const key = `${weight} ${text}`;
  let thousandths = seen.get(key);
  if (thousandths === undefined) {
    thousandths = 0;
    for (const character of text) thousandths += advance(character, weight);
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.set(key, thousandths);
  }
  return (thousandths * size) / 1000;
}
