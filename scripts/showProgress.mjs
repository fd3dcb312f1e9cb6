const CELLS = 24;

/**
 * Says what is going on and draws how far it is: one line that is drawn over on a terminal, and only its title elsewhere.
 * @param {string} title
 * @returns {{ at(share: number): void, end(): void }} `at` takes the part that is done, from 0 to 1, and never goes back; `end` clears the line
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
