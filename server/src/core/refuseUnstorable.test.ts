import type { FastifyRequest } from 'fastify';
import { refuseUnstorable } from './refuseUnstorable';

const refused = (body: unknown) =>
  refuseUnstorable({ params: {}, query: {}, body } as FastifyRequest).then(
    () => false,
    () => true,
  );

test.each([['a\0b'], [['a', ['\0']]], [{ name: { first: 'x\0' } }], [{ 'na\0me': 'x' }]])(
  'a NUL in %j is refused',
  async (body) => expect(await refused(body)).toBe(true),
);

test.each([
  ['a'],
  [undefined],
  [null],
  [{ name: 'x', age: 1, isActive: true, left: null, tags: ['a', 2] }],
  [Buffer.from('\0')],
])('%j passes', async (body) => expect(await refused(body)).toBe(false));
