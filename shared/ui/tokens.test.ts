import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** The tokens of a colour scheme: for those with two values, the scheme's. */
function tokens(scheme: 'light' | 'dark'): Record<string, string> {
  const block = css.slice(css.indexOf(':root {')).split('}')[0] ?? '';
  const values = [...block.matchAll(/(--[\w-]+):\s+([^;]+);/g)].map(([, name = '', value = '']) => {
    const [, light, dark] = /^var\(--light, (.+)\)\s+var\(--dark, (.+)\)$/s.exec(value) ?? [];
    return [name, (scheme === 'light' ? light : dark) ?? value] as const;
  });
  return Object.fromEntries(values);
}

const light = tokens('light');
const dark = tokens('dark');

function luminance(hex = ''): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one?: string, other?: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('light and dark are different schemes', () => {
  expect(light['--color-surface']).toBe('#ffffff');
  expect(dark['--color-surface']).toBe('#111c2e');
});

describe.each([
  ['light', light],
  ['dark', dark],
])('in %s', (_, theme) => {
  test.each(['surface', 'raised', 'page', 'brand-soft'])('text, muted text and accents can be read on %s', (ground) => {
    for (const ink of ['text', 'muted', 'brand-text'])
      expect(contrast(theme[`--color-${ink}`], theme[`--color-${ground}`])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['good', 'warn', 'bad'])('%s can be read on its own ground and on the surfaces', (tone) => {
    for (const ground of [`${tone}-soft`, 'surface', 'raised', 'page'])
      expect(contrast(theme[`--color-${tone}`], theme[`--color-${ground}`])).toBeGreaterThanOrEqual(4.5);
  });

  test('buttons and the navy ground carry readable text, and the edges of fields can be seen', () => {
    for (const fill of ['brand', 'brand-strong'])
      expect(contrast(theme['--color-on-brand'], theme[`--color-${fill}`])).toBeGreaterThanOrEqual(4.5);
    for (const ink of ['on-navy', 'on-navy-muted'])
      for (const ground of ['navy', 'navy-raised'])
        expect(contrast(theme[`--color-${ink}`], theme[`--color-${ground}`])).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['surface', 'raised', 'page'])
      expect(contrast(theme['--color-border-strong'], theme[`--color-${ground}`])).toBeGreaterThanOrEqual(3);
  });
});
