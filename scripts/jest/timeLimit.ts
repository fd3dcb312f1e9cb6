/** For what takes a fraction of a second, on a machine with much other work; PGlite takes longer anyway. */
jest.setTimeout(120_000);
