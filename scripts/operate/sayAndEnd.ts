import { startSentence } from '../../server/src/startError.ts';

/** Runs a command and prints what it answers; an error ends it with its sentence and a non-zero code. */
export async function sayAndEnd(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(startSentence(error, {}));
    process.exitCode = 1;
  }
}
