import { percentOf, sumPaise } from '../../text/money';
import type { Invoice, TaxLine } from './invoice';
import type { NoteKind } from './note';

/** The parts of a note's amount, in paise; they add up to it. */
export interface NoteTax {
  taxablePaise: number;
  taxLines: TaxLine[];
  /** Its share of the invoice's round-off. */
  roundOffPaise: number;
}

/** An invoice's notes: their amount, and its parts. */
export type NoteParts = NoteTax & { amountPaise: number };

type Whole = Pick<Invoice, 'subtotalPaise' | 'taxLines' | 'roundOffPaise' | 'totalPaise'>;

const none: NoteParts = { amountPaise: 0, taxablePaise: 0, taxLines: [], roundOffPaise: 0 };

/** The proportional part of a total, rounded half away from 0. */
function share(amountPaise: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const product = BigInt(amountPaise) * BigInt(Math.abs(part));
  return Math.sign(part) * Number((product * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
}

const headPaise = ({ taxLines }: Pick<NoteTax, 'taxLines'>, head: TaxLine['head']) =>
  sumPaise(taxLines.filter((line) => line.head === head).map((line) => line.amountPaise));

/** Adds up notes, head by head. */
export function sumNotes(notes: readonly NoteParts[]): NoteParts {
  const heads = new Map<string, TaxLine>();
  for (const line of notes.flatMap(({ taxLines }) => taxLines))
    heads.set(line.head, { ...line, amountPaise: line.amountPaise + (heads.get(line.head)?.amountPaise ?? 0) });
  return {
    amountPaise: sumPaise(notes.map((note) => note.amountPaise)),
    taxablePaise: sumPaise(notes.map((note) => note.taxablePaise)),
    taxLines: [...heads.values()],
    roundOffPaise: sumPaise(notes.map((note) => note.roundOffPaise)),
  };
}

/** Limits each amount to what remains, with the same sign. */
const within = (paise: number, left: number) =>
  left < 0 ? Math.min(0, Math.max(left, paise)) : Math.max(0, Math.min(left, paise));

/**
 * The parts of a debit note's amount, in its invoice's proportions: taxable value and taxes of its lines, no round-off.
 * Equal heads (CGST and SGST) stay equal.
 */
export function debitTax(
  amountPaise: number,
  { subtotalPaise, taxLines: heads, roundOffPaise, totalPaise }: Whole,
): NoteTax {
  const whole = totalPaise - roundOffPaise || subtotalPaise;
  const taxLines = heads.map((line) => ({ ...line, amountPaise: share(amountPaise, line.amountPaise, whole) }));
  return {
    taxablePaise: amountPaise - sumPaise(taxLines.map((line) => line.amountPaise)),
    taxLines,
    roundOffPaise: 0,
  };
}

/** A note of one or two paise, less than its rounded taxes: reduces the remaining amounts, one after the other. */
function smallest(
  amountPaise: number,
  invoice: Whole,
  { debited, credited }: { debited: NoteParts; credited: NoteParts },
): NoteTax {
  let rest = amountPaise;
  const take = (left: number): number => {
    const taken = Math.max(0, Math.min(rest, left));
    rest -= taken;
    return taken;
  };
  const taxablePaise = take(invoice.subtotalPaise + debited.taxablePaise - credited.taxablePaise);
  const taxLines = invoice.taxLines.map((line) => ({
    ...line,
    amountPaise: take(line.amountPaise + headPaise(debited, line.head) - headPaise(credited, line.head)),
  }));
  return { taxablePaise, taxLines, roundOffPaise: rest };
}

/**
 * The parts of a credit note's amount. All credit notes together follow the proportions of the invoice and its
 * `debited` notes, so that their sums never exceed any of its amounts, head by head; the note that credits the last
 * part gets the remainder to the paisa. Equal heads stay equal.
 */
export function creditTax(
  amountPaise: number,
  invoice: Whole,
  { debited = none, credited = none }: { debited?: NoteParts; credited?: NoteParts } = {},
): NoteTax {
  const whole = invoice.totalPaise + debited.amountPaise;
  const until = credited.amountPaise + amountPaise;
  const part = (of: number, given: number) => within(share(until, of, whole) - given, of - given);
  const taxLines = invoice.taxLines.map((line) => ({
    ...line,
    amountPaise: part(line.amountPaise + headPaise(debited, line.head), headPaise(credited, line.head)),
  }));
  const roundOffPaise = part(invoice.roundOffPaise, credited.roundOffPaise);
  const taxablePaise = amountPaise - roundOffPaise - sumPaise(taxLines.map((line) => line.amountPaise));
  if (taxablePaise >= 0 || until === whole) return { taxablePaise, taxLines, roundOffPaise };
  return smallest(amountPaise, invoice, { debited, credited });
}

/** The amounts of a debit note with lines: the invoice's tax on their taxable value, no round-off. */
export function debitOfLines(taxablePaise: number, invoice: Pick<Invoice, 'taxLines'>): NoteParts {
  const taxLines = invoice.taxLines.map((line) => ({ ...line, amountPaise: percentOf(taxablePaise, line.percent) }));
  const taxes = sumPaise(taxLines.map((line) => line.amountPaise));
  return { amountPaise: sumPaise([taxablePaise, taxes]), taxablePaise, taxLines, roundOffPaise: 0 };
}

/**
 * The amounts of a credit note with lines. Taxes and round-off follow the taxable value in the proportions of the
 * invoice and its `debited` notes, so that all notes together never exceed one of its amounts; the note that credits
 * the last of the taxable value gets the remainder of all, to the paisa. Equal heads stay equal.
 */
export function creditOfLines(
  taxablePaise: number,
  invoice: Whole,
  { debited = none, credited = none }: { debited?: NoteParts; credited?: NoteParts } = {},
): NoteParts {
  const whole = invoice.subtotalPaise + debited.taxablePaise;
  const until = credited.taxablePaise + taxablePaise;
  const part = (of: number, given: number) =>
    within(until >= whole ? of - given : share(until, of, whole) - given, of - given);
  const taxLines = invoice.taxLines.map((line) => ({
    ...line,
    amountPaise: part(line.amountPaise + headPaise(debited, line.head), headPaise(credited, line.head)),
  }));
  const exact = sumPaise([taxablePaise, ...taxLines.map((line) => line.amountPaise)]);
  const left = invoice.totalPaise + debited.amountPaise - credited.amountPaise;
  const roundOffPaise = Math.min(part(invoice.roundOffPaise, credited.roundOffPaise), left - exact);
  return { amountPaise: exact + roundOffPaise, taxablePaise, taxLines, roundOffPaise };
}

/**
 * The amounts of a note with lines, by its kind. A credit note that `isFinancial` no longer lowers the tax: it has
 * none.
 */
export function noteOfLines(
  kind: NoteKind,
  taxablePaise: number,
  invoice: Whole,
  { debited, credited, isFinancial = false }: { debited: NoteParts; credited: NoteParts; isFinancial?: boolean },
): NoteParts {
  if (kind === 'debit') return debitOfLines(taxablePaise, invoice);
  if (isFinancial) return { ...none, amountPaise: taxablePaise, taxablePaise };
  return creditOfLines(taxablePaise, invoice, { debited, credited });
}
