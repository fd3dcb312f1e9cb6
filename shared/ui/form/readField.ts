import { isIsoDate } from 'shared/domain/dates/isoDate';
import { type DayOptions, dayProblem } from 'shared/domain/dates/readDay';
import { parseRupees } from 'shared/domain/text/money';
import { numberProblem, readNumber } from 'shared/domain/text/readNumber';
import type { Field } from './field';

/** The range of a number field in words: what is outside of it is refused, not moved into it. */
function rangeProblem(typed: string, { min, max }: { min?: number; max?: number }): string | undefined {
  const value = readNumber(typed);
  if (value === null) return undefined;
  if (min !== undefined && max !== undefined) return `Enter ${min} to ${max}.`;
  return max === undefined ? `Enter ${min} or more.` : `Enter ${max} or less.`;
}

/** A number as a field takes it; null when it is none, or outside of what the field allows. */
export function readWithin(typed: string, { min = -Infinity, max = Infinity }: { min?: number; max?: number }) {
  const value = readNumber(typed);
  return value !== null && value >= min && value <= max ? value : null;
}

/** How a field's days are read. */
export const dayOptionsOf = (field: Field<object>): DayOptions =>
  field.kind === 'date' ? { past: field.past ?? false } : {};

/**
 * What is wrong with a date, an amount or a number that was typed or imported and could not be read: a form and an import
 * then hold the text itself. Undefined for what was read, and for fields of other kinds.
 */
export function unreadProblem(field: Field<object>, value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (field.kind === 'date') return isIsoDate(value) ? undefined : dayProblem(value, dayOptionsOf(field));
  if (field.kind === 'money') return parseRupees(value) === null ? numberProblem(value, '25,000.50') : undefined;
  if (field.kind === 'number') return rangeProblem(value, field) ?? numberProblem(value, '7.5');
  return undefined;
}
