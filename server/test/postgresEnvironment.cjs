const { TestEnvironment } = require('jest-environment-node');

/** Runs a test file on the PostgreSQL that `startPostgres.ts` found: its address, or `pglite`. */
module.exports = class PostgresEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.testDatabase = process.env.TEST_POSTGRES;
  }
};
