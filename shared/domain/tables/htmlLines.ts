const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function charactersOf(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(amp|lt|gt|quot|apos|nbsp));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? all;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

const textOf = (cell: string) =>
  charactersOf(cell.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** The rows of a web page's tables, cell by cell, as text. */
export const htmlLines = (html: string): string[][] =>
  html
    .split(/<tr\b/i)
    .slice(1)
    .map((row) =>
      (row.split(/<\/tr\b/i)[0] ?? '')
        .split(/<t[dh]\b/i)
        .slice(1)
        .map((cell) => textOf(cell.slice(cell.indexOf('>') + 1))),
    )
    .filter((cells) => cells.length > 0);
