import { z } from 'zod';
import { recordOf } from '../records/recordFields';
import { text } from '../records/validation';
import { printProblems } from './printProblems';

/** The languages of an appointment letter. */
export const letterLanguages = ['en', 'hi'] as const;
export type LetterLanguage = (typeof letterLanguages)[number];

/** What a template can name of a placement, in braces: `{first day}`. */
export const placeholders = [
  'name',
  'employee code',
  'designation',
  'employer',
  'client',
  'center',
  'first day',
  'last day',
  'shift',
  'weekly off',
  'gross',
  'basic',
  'house rent',
  'conveyance',
  'other allowances',
  'probation',
  'today',
] as const;
export type Placeholder = (typeof placeholders)[number];

const inBraces = /\{([^{}\n]*)\}/gu;
const nameOf = (typed: string) => typed.trim().replace(/\s+/gu, ' ').toLowerCase();
const known = (name: string): name is Placeholder => placeholders.some((each) => each === name);

/** What is wrong with the placeholders of a template, in a sentence; undefined when nothing is. */
export function placeholderProblem(template: string): string | undefined {
  for (const [whole, typed = ''] of template.matchAll(inBraces))
    if (!known(nameOf(typed)))
      return `There is no placeholder “${whole}”. Use one of ${placeholders.map((name) => `{${name}}`).join(', ')}.`;
  return /[{}]/.test(template.replace(inBraces, ''))
    ? 'Write each placeholder in two braces on one line, such as {name}.'
    : undefined;
}

/**
 * A template's lines with the values of its placeholders. A line whose placeholders are all empty is left out: a letter
 * without a weekly off doesn't mention one.
 */
export function fillTemplate(template: string, values: Readonly<Record<Placeholder, string>>): string[] {
  return template.split('\n').flatMap((line) => {
    const named = [...line.matchAll(inBraces)].map(([, typed = '']) => values[nameOf(typed) as Placeholder] ?? '');
    if (named.length > 0 && named.every((value) => value === '')) return [];
    return [line.replace(inBraces, (_, typed: string) => values[nameOf(typed) as Placeholder] || '–')];
  });
}

const letterText = (label: string) =>
  text(label, 10_000).superRefine((value, context) => {
    const problems = [placeholderProblem(value), printProblems({ value }, ['value'])[0]?.msg];
    for (const message of problems) if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

const PROBATION = 'Give the probation as 0 to 24 whole months.';

/** The texts of the appointment letter, as the owner wants them. */
export const letterTemplateInput = z.object({
  english: letterText('English letter'),
  hindi: letterText('Hindi letter'),
  /** How long the probation is; 0 for none. */
  probationMonths: z
    .number({ error: PROBATION })
    .refine((months) => Number.isInteger(months) && months >= 0 && months <= 24, PROBATION)
    .default(6),
});
export type LetterTemplateInput = z.infer<typeof letterTemplateInput>;

/** The template as the API answers it. */
export const letterTemplateRecord = /* @__PURE__ */ recordOf(letterTemplateInput, () => ({}));
export type LetterTemplate = z.infer<typeof letterTemplateRecord>;
