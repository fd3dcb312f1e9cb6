import { BOUNCE_LENGTH } from 'shared/domain/money/sendings/sending';
import { sendings } from '../../server/src/api/money/sendings/sendings.ts';
import { takeBounce } from '../../server/src/api/money/sendings/takeBounce.ts';
import { ApiError } from '../../server/src/core/errors.ts';
import { openDatabase } from '../../server/src/db/engines/openDatabase.ts';
import { readSettings } from '../../server/src/settings.ts';
import { startSentence } from '../../server/src/startError.ts';

/** Exit code that asks a mail server to try again later (EX_TEMPFAIL of sysexits.h). */
const COME_AGAIN = 75;

/** The beginning of the input; the rest is read to its end, so that the sender's pipe doesn't break. */
async function piped(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) if (text.length < BOUNCE_LENGTH) text += chunk;
  return text.slice(0, BOUNCE_LENGTH);
}

/**
 * `npm run bounce < message.eml`: a mail server pipes mail for `BOUNCE_ADDRESS` into it, and it records that a mail to
 * a client did not arrive. Other mails get a one-sentence message and count as handled. When the database does not
 * answer, it exits with 75, so that the mail server tries again. Works whether the product runs or not.
 */
try {
  const message = await piped();
  const db = await openDatabase(readSettings(process.env));
  try {
    const { number, to, state, answer } = await db
      .transaction()
      .execute((tx) => takeBounce(tx, sendings, message, { id: '', name: 'Mail server' }));
    console.log(`${number} to ${to}, ${state.toLowerCase()}: ${answer}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.log(`Nothing was changed. ${error.message}`);
  } finally {
    await db.destroy();
  }
} catch (error) {
  console.error(startSentence(error, {}));
  process.exitCode = COME_AGAIN;
}
