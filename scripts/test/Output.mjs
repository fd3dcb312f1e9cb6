/** What a step prints, which is kept until it is shown: steps run side by side, and what they print comes one after another. */
export class Output {
  #kept = [];
  #isShown = false;

  /** @param {Uint8Array} chunk */
  write(chunk) {
    if (this.#isShown) process.stdout.write(chunk);
    else this.#kept.push(chunk);
  }

  /** Prints what was kept, and from then on what comes. */
  show() {
    this.#isShown = true;
    for (const chunk of this.#kept.splice(0)) process.stdout.write(chunk);
  }
}
