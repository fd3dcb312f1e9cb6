import { startSentence } from '../../server/src/startError.ts';

/** Runs a command and prints its result; an error prints its sentence and exits with a non-zero code. */
export async function sayAndEnd(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(startSentence(error, {}));
    process.exitCode = 1;
  }
}
