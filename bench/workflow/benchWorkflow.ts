import { availableParallelism, loadavg } from 'node:os';
import { copyDevelopmentShell } from '../../e2e/support/copyDevelopmentShell';
import { copyProject } from '../../e2e/support/copyProject';
import { printTable } from '../printTable';
import { buildEach } from './buildEach';
import { develop } from './develop';
import type { Measurement } from './Measurement';
import { releaseAndRollBack } from './releaseAndRollBack';
import { startAgain } from './startAgain';

/**
 * Measures the day of a developer: start, build, develop, release and roll back (issues 2 and 4, speed and
 * size), in a copy of the project, so that nothing of this one changes. Answers whether every target is met.
 */
export async function benchWorkflow(executablePath: string): Promise<boolean> {
  const { folder, remove } = copyProject();
  await copyDevelopmentShell(folder);
  const steps = [
    () => startAgain(folder),
    () => develop(folder, executablePath),
    async () => buildEach(folder),
    () => releaseAndRollBack(folder),
  ];
  const results: Measurement[] = [];
  try {
    for (const step of steps) results.push(...(await step()));
  } finally {
    remove();
  }
  process.stdout.write(`${availableParallelism()} cores, with a load of ${loadavg()[0]?.toFixed(1)} at the end\n`);
  printTable(
    ['', 'at most', 'measured', ''],
    results.map(({ what, target, measured, unit }) => [
      what,
      `${target} ${unit}`,
      `${measured.toFixed(unit === 's' ? 2 : 0)} ${unit}`,
      measured <= target ? 'met' : 'MISSED',
    ]),
  );
  return results.every(({ target, measured }) => measured <= target);
}
