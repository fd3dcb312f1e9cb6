import { screenTests } from './screenTests.mjs';

/** Runs the tests of one module of this project with the preset of a module's own repository. */
export default screenTests;
