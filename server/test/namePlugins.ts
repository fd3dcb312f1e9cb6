/**
 * Fastify looks for the name of each plugin in `require.cache`, which Jest works out again for every question: a tenth of
 * the time of tests that put servers together. A plugin that has a name of its own keeps it.
 */
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  value: 'plugin',
  writable: true,
  configurable: true,
});

export {};
