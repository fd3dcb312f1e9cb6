import { z } from 'zod';
import { bankFile } from './bankFile';
import type { BankLayout } from './bankLayout';
import { bankLayouts } from './bankLayouts';
import { ecr, ecrOfArrears, ecrRevised, ecrSupplementary, monthsOfArrears } from './ecr';
import { esiSheet } from './esiSheet';
import type { FileMonth } from './fileMonth';
import { registerFiles } from './registers';
import { salaryTaxRows } from './salaryTaxRows';
import { professionalTaxSummary, welfareSummary } from './stateSummaries';
import { fileGroups, type WageFile } from './wageFile';
import { monthOfArrearsFile } from './wageReturn';

/** The files of every month that are handed in. */
const returns: readonly WageFile[] = [
  ...[ecr, ecrSupplementary, ecrRevised],
  ...[esiSheet, professionalTaxSummary, welfareSummary, salaryTaxRows],
];

/** The name of a file that is handed in. */
export const titleOfFile = (file: string): string => {
  const month = monthOfArrearsFile(file);
  return month === '' ? (returns.find(({ id }) => id === file)?.title ?? file) : ecrOfArrears(month).title;
};

/** Every file of a month, in the order in which they are listed; `own`: the office's bank layouts. */
export const wageFiles = (of: FileMonth, own: readonly BankLayout[] = []): WageFile[] => [
  ...returns,
  ...monthsOfArrears(of).map(ecrOfArrears),
  ...[...bankLayouts, ...own].map(bankFile),
  ...registerFiles,
];

/** A file of a month as the screen lists it, before it is given. */
export const listedFile = z.object({
  id: z.string(),
  title: z.string(),
  purpose: z.string(),
  group: z.enum(fileGroups),
  /** Under which it is saved. */
  fileName: z.string(),
  rows: z.int(),
  /** How many people have to be mended before the portal or bank takes them. */
  toMend: z.int(),
  /** How many people it goes without, though nobody waits for them. */
  leftOut: z.int(),
  /** Whether something of the month has to be mended first. */
  isStopped: z.boolean(),
  totalPaise: z.int().nullable(),
  /** When it was last handed in, and when that was paid; null for a file that was not. */
  handedInOn: z.string().nullable(),
  paidOn: z.string().nullable(),
  /** What stops the file first; the first 500. */
  findings: z.array(z.object({ employeeId: z.string(), name: z.string(), text: z.string(), stops: z.boolean() })),
});
export type ListedFile = z.infer<typeof listedFile>;
