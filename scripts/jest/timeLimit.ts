/** For tests that take a fraction of a second, on a busy machine; PGlite takes longer anyway. */
jest.setTimeout(120_000);
