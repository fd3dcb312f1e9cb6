/*
 * What reads files of strangers, and so runs in a process for each (`threads/Processes.ts`): few kilobytes may unpack to
 * gigabytes. It is a script of its own, as `tasks.ts` is.
 */
import { pdfText } from './api/pay/files/pdfText';
import { doOne } from './threads/doOne';

doOne(new URL(import.meta.url), { pdfText });
