import { z } from 'zod';

/** The amounts of a line that a change of the law may move. */
export const lineAmounts = [
  'pfEmployeePaise',
  'pfEmployerPaise',
  'pensionPaise',
  'insurancePaise',
  'esiEmployeePaise',
  'esiEmployerPaise',
  'professionalTaxPaise',
  'welfareEmployeePaise',
  'welfareEmployerPaise',
  'salaryTaxPaise',
  'netPaise',
] as const;
/** Those of a register as well. */
export const registerAmounts = ['insurancePaise', 'administrationPaise'] as const;

/** The change to try: a row to store, under its id where it exists; or, without a row, one to delete. */
export const lawPreviewInput = z
  .object({ id: z.string().max(64).nullish(), row: z.looseObject({}).nullish() })
  .refine(({ id, row }) => id != null || row != null, { path: ['row'], message: 'Say which row to try.' });

const change = <const T extends readonly [string, ...string[]]>(names: T) =>
  z.array(z.object({ what: z.enum(names), beforePaise: z.int(), afterPaise: z.int() }));

/** What the last 24 paid months come to when they are worked out again by the rows of their days. */
export const lawReplay = z.object({
  /** The paid months, `YYYY-MM`, and how many lines they have. */
  months: z.array(z.string()),
  lines: z.int(),
  /** How many lines differ; the first of them follow. */
  differ: z.int(),
  people: z.array(
    z.object({
      id: z.string(),
      month: z.string(),
      wageId: z.string(),
      employeeId: z.string(),
      name: z.string(),
      changes: change(lineAmounts),
    }),
  ),
});
export type LawReplay = z.infer<typeof lawReplay>;

/** The effect of a change of the law on unpaid registers. */
export const lawPreview = z.object({
  registers: z.array(
    z.object({
      id: z.string(),
      month: z.string(),
      changes: change(registerAmounts),
      people: z.array(z.object({ id: z.string(), name: z.string(), changes: change(lineAmounts) })),
    }),
  ),
  /** Months that the row is about and that are paid: they stay as they are. */
  paidMonths: z.array(z.string()),
  /** The totals of the changed registers under the new rows, all lines together. */
  paid: z.array(z.object({ month: z.string(), people: z.int(), changes: change(lineAmounts) })),
  /** The last paid month, which `paid` works out as if a row for a day to come held already; null for any other. */
  asIf: z.string().nullable(),
});
export type LawPreview = z.infer<typeof lawPreview>;
