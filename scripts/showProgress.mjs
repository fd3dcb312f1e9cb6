const CELLS = 24;

/**
 * Shows a title and the progress: one line that is redrawn on a terminal, and only the title elsewhere.
 * @param {string} title
 * @returns {{ at(share: number): void, end(): void }} `at` takes the finished share, from 0 to 1, and never goes back;
 * `end` clears the line
 */
export function showProgress(title) {
  const { stdout } = process;
  console.log(`${title} …`);
  let drawn = 0;
  return {
    at(share) {
      drawn = Math.max(drawn, Math.min(1, share));
      if (!stdout.isTTY) return;
      const full = Math.round(drawn * CELLS);
      stdout.write(`\r  ${'█'.repeat(full)}${'░'.repeat(CELLS - full)} ${Math.floor(drawn * 100)} %`);
    },
    end() {
      if (stdout.isTTY) stdout.write(`\r${' '.repeat(CELLS + 10)}\r`);
    },
  };
}
