import { z } from 'zod';

/** The amounts of a line that a change of the law may affect. */
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

/** The change to preview: a row to store, under its id if it exists; or the id of a row to delete. */
export const lawPreviewInput = z
  .object({ id: z.string().max(64).nullish(), row: z.looseObject({}).nullish() })
  .refine(({ id, row }) => id != null || row != null, { path: ['row'], message: 'Say which row to try.' });

const change = <const T extends readonly [string, ...string[]]>(names: T) =>
  z.array(z.object({ what: z.enum(names), beforePaise: z.int(), afterPaise: z.int() }));

/** The last 24 paid months recalculated with the rates of their days. */
export const lawReplay = z.object({
  /** The paid months, `YYYY-MM`, and their number of lines. */
  months: z.array(z.string()),
  lines: z.int(),
  /** The number of differing lines; the first of them follow. */
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

/** An amount in paise, or words such as a day. */
const figure = z.union([z.int(), z.string()]);
/** What a change of the law makes of people and documents apart from wage lines, by subject: "Bonus of 2025-26". */
const concerned = z.object({
  title: z.string(),
  /** How many it changes; the first of them follow. */
  count: z.int(),
  of: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      changes: z.array(z.object({ what: z.string(), before: figure, after: figure })),
    }),
  ),
});

/** The effect of a change of the law on unpaid registers, and on whatever else it decides. */
export const lawPreview = z.object({
  registers: z.array(
    z.object({
      id: z.string(),
      month: z.string(),
      changes: change(registerAmounts),
      people: z.array(z.object({ id: z.string(), name: z.string(), changes: change(lineAmounts) })),
    }),
  ),
  /** Affected months that are paid: they stay unchanged. */
  paidMonths: z.array(z.string()),
  /** The totals of the changed registers under the new rows, over all lines. */
  paid: z.array(
    z.object({
      month: z.string(),
      people: z.int(),
      changes: change(lineAmounts),
      /** The first of the people. */
      of: z.array(z.object({ id: z.string(), name: z.string(), changes: change(lineAmounts) })),
    }),
  ),
  /** The last paid month, recalculated as `paid` as if a future row were already in force; null for other rows. */
  asIf: z.string().nullable(),
  concerned: z.array(concerned),
});
export type LawPreview = z.infer<typeof lawPreview>;
