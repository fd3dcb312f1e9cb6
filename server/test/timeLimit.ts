/** For PGlite on a busy machine; the other engines take a fraction of a second a test. */
jest.setTimeout(120_000);
