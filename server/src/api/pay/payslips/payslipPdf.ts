import type { PayslipLanguage } from 'shared/domain/pay/payslips/payslipLanguages';
import { notFound } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { openPool } from '../../../threads/pools';
import { spareProcessors } from '../../../threads/spareProcessors';
import type { ZipFile } from '../../papers/zip';
import { type AskedSlips, type NamedSlip, readPayslips } from './readPayslips';

/** Threads for payslips, separate from other PDFs: an invoice must not wait for a month of payslips. */
const payslips = openPool<typeof import('./renderPayslips')>('payslips', {
  threads: Math.min(spareProcessors, 2),
  waiting: 20,
  limitMs: 60_000,
});

/** How many one thread makes before the next are requested, so that abandoned work ends soon. */
const TOGETHER = 10;

const bytesOf = async (
  slips: readonly NamedSlip[],
  signal: AbortSignal,
  bypassesLimit: boolean,
): Promise<ZipFile[]> => {
  const pdfs = await payslips.run(
    'renderPayslips',
    slips.map(({ slip }) => slip),
    { signal, bypassesLimit },
  );
  return slips.map(({ name }, index) => ({ name: `${name}.pdf`, content: Buffer.from(pdfs[index] ?? []) }));
};

/**
 * One person's payslip as PDF, by the line's id (`lineIds`) or the `employeeId`, in English (`en`) or Hindi (`hi`); the
 * worker's own link serves the same. Returns the file's name and bytes. `signal` aborts the work when its requester has
 * gone. Throws 404 for a person without a line in the register, and 409 for a name that can't be printed.
 */
export async function payslipPdf(
  db: Queries,
  asked: Pick<AskedSlips, 'wageId'> & ({ lineIds: readonly [string] } | { employeeId: string }),
  language: PayslipLanguage,
  signal: AbortSignal,
): Promise<ZipFile> {
  const slips = (await readPayslips(db, asked, language)).slice(0, 1);
  if (slips.length === 0) throw notFound('There is no payslip of this person in this month. Choose another month.');
  const [file] = await bytesOf(slips, signal, false);
  return file as ZipFile;
}

/** Payslips of a register as PDFs, one after the other; the next are made while these are sent. */
export async function* payslipFiles(
  db: Queries,
  asked: AskedSlips,
  language: PayslipLanguage,
  signal: AbortSignal,
): AsyncGenerator<ZipFile> {
  const slips = await readPayslips(db, asked, language);
  const chunks = Array.from({ length: Math.ceil(slips.length / TOGETHER) }, (_, index) =>
    slips.slice(index * TOGETHER, (index + 1) * TOGETHER),
  );
  const running: Promise<ZipFile[]>[] = [];
  const begin = (index: number) => {
    const chunk = chunks[index];
    if (chunk === undefined) return;
    const made = bytesOf(chunk, signal, index > 0);
    // A failure is reported when its turn comes.
    made.catch(() => undefined);
    running.push(made);
  };
  const ahead = Math.min(spareProcessors, 2) + 1;
  for (let index = 0; index < ahead; index += 1) begin(index);
  for (let index = 0; index < chunks.length; index += 1) {
    const files = await running.shift();
    begin(index + ahead);
    yield* files ?? [];
  }
}
