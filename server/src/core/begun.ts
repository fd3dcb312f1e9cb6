import { Readable } from 'node:stream';

/**
 * What is made in parts as a stream that has begun: its first part is made before anything is sent, so that what fails
 * there is answered as the error that it is.
 */
export async function begun<Part extends string | Buffer>(parts: AsyncGenerator<Part>): Promise<Readable> {
  const first = await parts.next();
  async function* whole(): AsyncGenerator<Part> {
    if (first.done !== true) yield first.value;
    yield* parts;
  }
  return Readable.from(whole());
}
