/** Line numbers in words: `line 4`, `lines 4, 7, 9–12`. They come in order. */
export function lineRanges(lines: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && line === run[1] + 1) run[1] = line;
    else runs.push([line, line]);
  }
  const written = runs.map(([first, last]) =>
    first === last ? String(first) : last === first + 1 ? `${first}, ${last}` : `${first}–${last}`,
  );
  return `${lines.length === 1 ? 'line' : 'lines'} ${written.join(', ')}`;
}
