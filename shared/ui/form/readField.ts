import { isIsoDate } from 'shared/domain/dates/isoDate';
import { type DayOptions, dayProblem } from 'shared/domain/dates/readDay';
import { parseRupees } from 'shared/domain/text/money';
import { numberProblem, readNumber } from 'shared/domain/text/readNumber';
import type { Field } from './field';

/** The range of a number field as text: values outside it are rejected, not clamped. */
function rangeProblem(typed: string, { min, max }: { min?: number; max?: number }): string | undefined {
  const value = readNumber(typed);
  if (value === null) return undefined;
  if (min !== undefined && max !== undefined) return `Enter ${min} to ${max}.`;
  return max === undefined ? `Enter ${min} or more.` : `Enter ${max} or less.`;
}

/** A number for a field; null if it is none, or outside the field's range. */
export function readWithin(typed: string, { min = -Infinity, max = Infinity }: { min?: number; max?: number }) {
  const value = readNumber(typed);
  return value !== null && value >= min && value <= max ? value : null;
}

/** How a field parses dates. */
export const dayOptionsOf = (field: Field<object>): DayOptions =>
  field.kind === 'date' ? { past: field.past ?? false } : {};

/**
 * The error of a typed or imported date, amount or number that could not be parsed: forms and imports then hold the
 * text itself. Undefined for parsed values, and for fields of other kinds.
 */
export function unreadProblem(field: Field<object>, value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (field.kind === 'date') return isIsoDate(value) ? undefined : dayProblem(value, dayOptionsOf(field));
  if (field.kind === 'money') return parseRupees(value) === null ? numberProblem(value, '25,000.50') : undefined;
  if (field.kind === 'number') return rangeProblem(value, field) ?? numberProblem(value, '7.5');
  return undefined;
}
