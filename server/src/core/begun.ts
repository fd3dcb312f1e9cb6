import { Readable } from 'node:stream';

/**
 * A stream made in parts; the first part is produced before anything is sent, so that a failure there becomes a proper
 * error response.
 */
export async function begun<Part extends string | Buffer>(parts: AsyncGenerator<Part>): Promise<Readable> {
  const first = await parts.next();
  async function* whole(): AsyncGenerator<Part> {
    if (first.done !== true) yield first.value;
    yield* parts;
  }
  return Readable.from(whole());
}
