import { hashSync, verifySync } from '@node-rs/argon2';
import type { CsvCell } from 'shared/domain/csv';
import { toXlsx } from 'shared/domain/toXlsx';
import { documentContent, type Paper } from '../api/invoicing/pdf/documentContent';
import { renderPdf } from '../api/invoicing/pdf/renderPdf';
import { compressHere } from '../site/compress';

/*
 * What holds a processor, and so runs in threads of its own (`pools.ts`). Each function is given one value and answers
 * one, both copied between the threads. It is a script of its own, which shares no state with the server.
 */

/** argon2id with the library's parameters: 19 MiB, 2 passes, 1 lane (OWASP's minimum of 2024). */
export const hashPassword = (password: string): string => hashSync(password);

export const verifyPassword = ({ passwordHash, password }: { passwordHash: string; password: string }): boolean =>
  verifySync(passwordHash, password);

let common: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 passwords that are used most, in small letters: 380 KB that only this thread holds. */
const commonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** Whether a password is one of those that are tried first, whatever the case of its letters. */
export const isCommonPassword = async (password: string): Promise<boolean> =>
  (await (common ??= commonPasswords())).has(password.toLowerCase());

/** A document as the bytes of a PDF. */
export const renderPaper = (paper: Paper): Promise<Uint8Array> => renderPdf(documentContent(paper));

/** Lines of cells as the bytes of an Excel workbook. The lines come as JSON, a list in each part: to copy every cell between threads would take the asking one longer. */
export const writeWorkbook = (parts: readonly Uint8Array[]): Promise<Uint8Array> =>
  toXlsx(parts.flatMap((part) => JSON.parse(new TextDecoder().decode(part)) as CsvCell[][]));

/** Both encodings of a content. */
export const compress = (content: Uint8Array): { br: Uint8Array; gz: Uint8Array } => compressHere(content);
