/**
 * A step's output, held back until it is shown: steps run in parallel, and their output is printed one after the other.
 */
export class Output {
  #kept = [];
  #isShown = false;

  /** @param {Uint8Array} chunk */
  write(chunk) {
    if (this.#isShown) process.stdout.write(chunk);
    else this.#kept.push(chunk);
  }

  /** Prints the stored output, and everything that follows. */
  show() {
    this.#isShown = true;
    for (const chunk of this.#kept.splice(0)) process.stdout.write(chunk);
  }
}
