/** A reason not to start that the operator can mend: its message is one sentence that says how. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
