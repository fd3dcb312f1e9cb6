/** A call that the server failed, as the platform tells the shell by the event `call-failed` of the window: it answered 5xx, or nothing in time. */
export interface CallFailed {
  error: Error;
  /** The call: `GET tasks/17`. */
  call: string;
  /** The caller's module: where the call was made. */
  stack?: string;
}
