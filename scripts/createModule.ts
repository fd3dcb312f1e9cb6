import { spawnSync } from 'node:child_process';
import { root } from './build/targets.ts';
import { createModule } from './createModule/createModule.ts';
import { markInstalled } from './ensureInstalled.mjs';

/** `npm run create-module -- payroll`: a module that builds, passes its test and stands in the sidebar. */
try {
  const { folder, title, page } = createModule(root, process.argv[2]);
  console.log(`${folder} is written; adding it to the lock file …`);
  const { status } = spawnSync(
    'npm',
    ['install', '--ignore-scripts', '--prefer-offline', '--no-fund', '--no-audit', '--loglevel=error'],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0)
    throw new Error(
      `The lock file could not be updated. Check the connection to the npm registry and run npm install; ${folder} itself is complete.`,
    );
  markInstalled(root);
  console.log(
    `Its first page is ${folder}/src/pages/${page}.tsx. Open it with npm run dev -- ${folder}; after npm start, ${title} stands in the sidebar for everyone.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
