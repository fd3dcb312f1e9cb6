import { Readable } from 'node:stream';

/**
 * A stream made in parts whose first part is made before anything is sent, so that a failure there is answered as the
 * error that it is.
 */
export async function begun<Part extends string | Buffer>(parts: AsyncGenerator<Part>): Promise<Readable> {
  const first = await parts.next();
  async function* whole(): AsyncGenerator<Part> {
    if (first.done !== true) yield first.value;
    yield* parts;
  }
  return Readable.from(whole());
}
