import { screenTests } from './screenTests.mjs';

/** The tests of one module of this project, as the preset of a module's own repository runs them. */
export default screenTests;
