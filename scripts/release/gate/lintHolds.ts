import { dirname, join, relative, resolve } from 'node:path';
import { askTool } from './askTool.ts';
import type { GatedModule, Reason } from './GatedModule.ts';

/** The parts of oxlint's report that are read. */
interface Report {
  diagnostics: readonly { message: string; filename: string; labels: readonly { span: { line: number } }[] }[];
}

/** Whether the module's code keeps the linter's rules. */
export async function lintHolds({ dir, lint }: GatedModule): Promise<Reason[]> {
  const cwd = dirname(lint);
  const { output, errors, code } = await askTool(
    'oxlint',
    ['-c', lint, '-f', 'json', '--type-aware', '--deny-warnings', join(dir, 'src')],
    { cwd },
  );
  let report: Report;
  try {
    report = JSON.parse(output) as Report;
  } catch (cause) {
    throw new Error(`The linter failed (${code}): ${output}${errors}`, { cause });
  }
  return report.diagnostics.map(
    ({ filename, labels, message }) =>
      `${relative(dir, resolve(cwd, filename))}:${labels[0]?.span.line ?? 1}: ${message}`,
  );
}
