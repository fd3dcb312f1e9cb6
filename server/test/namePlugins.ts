/**
 * Names Fastify plugins. Fastify looks up each plugin's name in `require.cache`, which Jest recomputes every time: a
 * tenth of the time of tests that create servers. Plugins with their own name keep it.
 */
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  value: 'plugin',
  writable: true,
  configurable: true,
});

export {};
