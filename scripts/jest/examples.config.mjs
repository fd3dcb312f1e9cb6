import { join } from 'node:path';
import { screenTests } from './screenTests.mjs';

/**
 * Runs the examples of the shell's behavior on the sources in the folder `EXAMPLES_OF`; used by
 * `scripts/contract/answersOf.ts`.
 */
const folder = process.env.EXAMPLES_OF ?? '';

export default {
  ...screenTests,
  rootDir: folder,
  roots: [join(folder, 'scripts/contract'), join(folder, 'shared')],
  moduleNameMapper: {
    ...screenTests.moduleNameMapper,
    '^antd$': join(folder, 'shared/vendor/antd.ts'),
    '^react-router-dom$': join(folder, 'shared/vendor/react-router-dom.ts'),
  },
  testMatch: ['<rootDir>/scripts/contract/writeAnswers.tsx'],
};
