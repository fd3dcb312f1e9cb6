/** The browser's own messages don't help people: `Failed to fetch`, `The operation is insecure.` */
const isOfBrowser = (error: Error) =>
  error instanceof DOMException ||
  [TypeError, RangeError, SyntaxError, ReferenceError].some((kind) => error instanceof kind);

/**
 * The text to show for anything thrown: the message of our own errors, otherwise the given one (by default "Unknown
 * error").
 */
export function errorText(error: unknown, otherwise = 'Unknown error'): string {
  return error instanceof Error && error.message !== '' && !isOfBrowser(error) ? error.message : otherwise;
}
