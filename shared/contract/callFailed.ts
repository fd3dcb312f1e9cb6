/**
 * A request that failed on the server; the platform announces it to the shell by the window event `call-failed`: a 5xx
 * response, or none in time.
 */
export interface CallFailed {
  error: Error;
  /** The request: `GET tasks/17`. */
  call: string;
  /** The module that made the request. */
  stack?: string;
}
