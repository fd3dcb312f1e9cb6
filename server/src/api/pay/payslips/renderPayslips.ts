import type { Payslip } from 'shared/domain/pay/payslips/payslip';
import { renderPdf } from '../../papers/renderPdf';
import { payslipContent } from './payslipContent';

/** Payslips' PDF bytes, one after the other. */
export async function renderPayslips(slips: readonly Payslip[]): Promise<Uint8Array[]> {
  const pdfs: Uint8Array[] = [];
  for (const slip of slips) pdfs.push(await renderPdf(payslipContent(slip)));
  return pdfs;
}
