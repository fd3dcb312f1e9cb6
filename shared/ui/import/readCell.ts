import { parseRupees } from 'shared/domain/money';
import { readDay } from 'shared/domain/readDay';
import type { Field } from '../form/field';
import { toOptions } from '../option';

const yesOrNo: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  y: true,
  1: true,
  no: false,
  false: false,
  n: false,
  0: false,
};

function readNumber(text: string): number | string {
  const number = Number(text.replaceAll(',', ''));
  return Number.isNaN(number) ? text : number;
}

function readChoice(text: string, field: Field<object> & { kind: 'select' }): string {
  const wanted = text.toLowerCase();
  return String(
    toOptions(field.options).find(
      ({ value, label }) => String(value).toLowerCase() === wanted || label.toLowerCase() === wanted,
    )?.value ?? text,
  );
}

/** A file's cell as its field's value: what people write as days, amounts, numbers, yes or no, choices and lists. What can't be read stays as it is, for the schema to refuse. */
export function readCell(field: Field<object>, cell: string): unknown {
  const text = cell.trim();
  if (text === '') return undefined;
  if (field.kind === 'date') return readDay(text) ?? text;
  if (field.kind === 'money') return parseRupees(text.replace(/\s*\/-$/, '')) ?? text;
  if (field.kind === 'number') return readNumber(text);
  if (field.kind === 'checkbox') return yesOrNo[text.toLowerCase()] ?? text;
  if (field.kind === 'select') return readChoice(text, field);
  return field.kind === 'tags' ? text.split(/\s*;\s*/).filter(Boolean) : text;
}
