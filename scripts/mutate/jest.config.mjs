import config from '../../jest.config.mjs';

/** The one project of the suite whose tests a run of faults uses; scripts/mutate.ts names it. */
export default config.projects.find(({ displayName }) => displayName === process.env.MUTATE_PROJECT);
