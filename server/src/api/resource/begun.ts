import { Readable } from 'node:stream';

/**
 * A text as a stream that has begun: its first part is made before anything is sent, so that what fails there
 * is answered as the error that it is.
 */
export async function begun(text: AsyncGenerator<string>): Promise<Readable> {
  const first = await text.next();
  async function* whole(): AsyncGenerator<string> {
    if (first.done !== true) yield first.value;
    yield* text;
  }
  return Readable.from(whole());
}
