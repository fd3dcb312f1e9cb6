import { join } from 'node:path';
import { screenTests } from './screenTests.mjs';

/** The examples of what the shell does, by the sources in the folder that `EXAMPLES_OF` names; `scripts/contract/answersOf.ts` runs it. */
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
