import type { Plot } from './Part';

const WIDTH = 760;
const LABEL = 220;
const BAR = 16;
const GAP = 10;
/** Colours that tell apart in light and dark, for readers who see no red too. */
const colours = ['#2563c9', '#d97706', '#7c7f88'];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const written = (value: number) => (value < 20 ? Number(value.toFixed(1)) : Math.round(value)).toLocaleString('en');

/** A drawing of bars, one below the other, each with its value. */
export function plotSvg({ title, unit, series, rows }: Plot): string {
  const most = Math.max(...rows.flatMap(({ values }) => values));
  const scale = (WIDTH - LABEL - 90) / most;
  const ofRow = series.length * BAR + GAP;
  const top = 64;
  const height = top + rows.length * ofRow + 6;
  const bars = rows.flatMap(({ name, values }, row) => {
    const y = top + row * ofRow;
    return [
      `<text x="${LABEL - 10}" y="${y + (series.length * BAR) / 2 + 4}" text-anchor="end">${escaped(name)}</text>`,
      ...values.flatMap((value, index) => [
        `<rect x="${LABEL}" y="${y + index * BAR}" width="${Math.max(1, value * scale).toFixed(1)}" height="${BAR - 3}" rx="2" fill="${colours[index % colours.length]}"/>`,
        `<text x="${(LABEL + value * scale + 6).toFixed(1)}" y="${y + index * BAR + 11}" class="value">${written(value)}</text>`,
      ]),
    ];
  });
  const legend = series.map(
    (name, index) =>
      `<rect x="${LABEL + index * 170}" y="38" width="11" height="11" rx="2" fill="${colours[index % colours.length]}"/><text x="${LABEL + 16 + index * 170}" y="48">${escaped(name)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">`,
    '<style>text{font:13px system-ui,sans-serif;fill:#1f2937}.title{font-weight:600;font-size:15px}.value{font-size:12px}rect.back{fill:#fff}@media (prefers-color-scheme:dark){text{fill:#e5e7eb}rect.back{fill:#111c2e}}</style>',
    `<rect class="back" width="${WIDTH}" height="${height}"/>`,
    `<text class="title" x="12" y="22">${escaped(title)} (${escaped(unit)})</text>`,
    ...legend,
    ...bars,
    '</svg>',
    '',
  ].join('\n');
}
