/*
 * Reads strangers' files, and so runs in a process for each (`threads/Processes.ts`): few kilobytes may unpack to
 * gigabytes. A separate script, like `tasks.ts`.
 */
import { pdfText } from './api/pay/files/pdfText';
import { doOne } from './threads/doOne';

doOne(new URL(import.meta.url), { pdfText });
