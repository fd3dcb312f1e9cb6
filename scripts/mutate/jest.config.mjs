import config from '../../jest.config.mjs';

const project = config.projects.find(({ displayName }) => displayName === process.env.MUTATE_PROJECT);

/** The one project of the suite whose tests a run of faults uses; scripts/mutate.ts names it. Stryker wants its environment by a whole path. */
export default { ...project, testEnvironment: project.testEnvironment.replace('<rootDir>', project.rootDir) };
