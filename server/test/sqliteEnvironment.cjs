const { TestEnvironment } = require('jest-environment-node');

/** Runs a test file on the embedded database. */
module.exports = class SqliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.testDatabase = 'sqlite';
  }
};
