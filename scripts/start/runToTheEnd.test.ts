import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  writeFileSync(
    join(folder, 'server.mjs'),
    `for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => { console.log('ends at ' + signal); process.exit(0); });\nconsole.log('runs ' + process.ppid); setInterval(() => undefined, 1000);`,
  );
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { runToTheEnd, stopTogether } from ${JSON.stringify(join(__dirname, 'runToTheEnd.mjs'))};\nstopTogether();\nprocess.exit(await runToTheEnd(process.execPath, [${JSON.stringify(join(folder, 'server.mjs'))}]));`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Starts as npm does, below a shell, and calls `stop` once the server runs; returns the output up to the end of all
 * processes.
 */
function until(stop: (pids: { shell: number; start: number }) => void): Promise<string> {
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${join(folder, 'start.mjs')}"; exit 0`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => {
    let output = '';
    shell.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const start = /runs (\d+)/.exec(output)?.[1];
      if (start !== undefined && !output.includes('ends')) stop({ shell: shell.pid ?? 0, start: Number(start) });
    });
    // The pipe closes when its last process ends.
    shell.stdout.on('close', () => resolve(output));
  });
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends the server', async (signal) => {
  expect(await until(({ start }) => process.kill(start, signal))).toContain(`ends at ${signal}`);
});

test('so does the end of npm’s shell, which passes no signal on', async () => {
  expect(await until(({ shell }) => process.kill(shell, 'SIGTERM'))).toContain('ends at SIGTERM');
});
