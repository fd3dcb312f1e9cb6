/** A promise's result within this many milliseconds; rejects with `message` after them. Does not cancel the work. */
export async function withinLimit<T>(work: Promise<T>, milliseconds: number, message: string): Promise<T> {
  work.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(message)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
