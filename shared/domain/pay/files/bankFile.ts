import { isBankAccount, isIfsc } from '../../records/identifiers';
import { formatRupees, rupeeText, sumPaise } from '../../text/money';
import { paymentWayWords } from '../wages/paymentWay';
import type { WageLine } from '../wages/wage';
import { type BankLayout, type BankPlaceholder, bankPlaceholders, bankSeparators, fillColumn } from './bankLayout';
import { dayFirst, type FileMonth, type FilePerson, type Finding, narrationOf, stops, warns } from './fileMonth';
import { latinName } from './portalName';
import { defineFile, type WageFile } from './wageFile';

/** From this amount on a transfer can go by RTGS; below, by NEFT (Reserve Bank of India). */
const RTGS_FROM_PAISE = 2_00_000_00;

/** ICICI's code for transfers between its own accounts. */
const ICICI_OWN = 'ICIC0000011';

/** How a transfer goes: within the paying bank, or between banks by its amount; as a word, and as a letter. */
function modeOf({ line, employee }: FilePerson, { company }: FileMonth, { bank }: BankLayout) {
  const { letters, own } = bank ?? { letters: company.bankIfsc.slice(0, 4), own: 'FT' };
  const isOwn = letters !== '' && employee?.ifsc.slice(0, 4) === letters;
  if (isOwn) return { word: own, letter: 'I' };
  return line.netPaise >= RTGS_FROM_PAISE ? { word: 'RTGS', letter: 'R' } : { word: 'NEFT', letter: 'N' };
}

/** A name as banks take it: letters, digits and spaces. */
const plainName = (name: string) =>
  name
    .replace(/[^A-Za-z0-9 ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

const bankName = ({ line, employee }: FilePerson) => plainName(latinName(line.name, employee?.uanName));

/** What the last line alone has. */
const noSums = { count: '', total: '', 'total paise': '' };
/** What it has not. */
const nobody = Object.fromEntries(bankPlaceholders.map((name) => [name, ''])) as Record<BankPlaceholder, string>;

function valuesOf(
  person: FilePerson,
  number: number,
  of: FileMonth,
  layout: BankLayout,
): Record<BankPlaceholder, string> {
  const { line, employee } = person;
  const { word, letter } = modeOf(person, of, layout);
  const ifsc = employee?.ifsc ?? '';
  return {
    ...{ ...noSums, number: String(number), name: bankName(person), account: employee?.bankAccount ?? '', ifsc },
    'icici ifsc': word === 'FT' && ifsc.startsWith('ICIC') ? ICICI_OWN : ifsc,
    ...{ amount: rupeeText(line.netPaise), paise: String(line.netPaise), mode: word, 'mode letter': letter },
    date: dayFirst(of.payOn),
    'slash date': dayFirst(of.payOn, '/'),
    'plain date': dayFirst(of.payOn, ''),
    narration: narrationOf(of.month),
    reference: `W${of.month.replace('-', '')}${String(number).padStart(5, '0')}`,
    'debit account': of.company.bankAccount,
  };
}

/** The same, worked out once for all columns of a row. */
function rowValues(): typeof valuesOf {
  let last: { person: FilePerson; number: number; values: ReturnType<typeof valuesOf> } | undefined;
  return (person, number, of, layout) => {
    if (last?.person !== person || last.number !== number)
      last = { person, number, values: valuesOf(person, number, of, layout) };
    return last.values;
  };
}

/** What a bank would refuse of a person. */
function check(person: FilePerson): Finding[] {
  const { line, employee } = person;
  const name = latinName(line.name, employee?.uanName);
  const { bankAccount = '', ifsc = '' } = employee ?? {};
  return [
    ...(bankAccount === ''
      ? [
          stops(
            'There is no bank account. Enter it among the joining papers, or choose there to pay in cash or by cheque.',
          ),
        ]
      : []),
    ...(bankAccount !== '' && !isBankAccount(bankAccount)
      ? [stops('The account number does not have 9 to 18 digits. Correct it.')]
      : []),
    ...(bankAccount !== '' && !isIfsc(ifsc)
      ? [stops('The IFSC is missing or wrong: four letters, a 0, six letters or digits.')]
      : []),
    ...(bankName(person).length < name.replace(/[ .'-]/g, '').length
      ? [stops('The name has other characters than letters and digits. Write it as the bank has it.')]
      : []),
    ...(line.netPaise < 0 ? [stops('The net wages are below 0; nobody can be paid that.')] : []),
    ...(line.netPaise === 0 ? [warns('Nothing is left to pay.')] : []),
  ];
}

/** Says of somebody who is paid otherwise how, and that the file leaves them out. */
const leftOut = ({ employeeId, name, paidBy, netPaise }: WageLine) => ({
  ...{ employeeId, name, stops: false },
  text: `${formatRupees(netPaise)} is paid ${paymentWayWords[paidBy]}, not by this file.`,
});

/** What of a person does not fit into the bank's columns. */
function tooWide(columns: BankLayout['columns'], values: Record<BankPlaceholder, string>): string[] {
  return columns.flatMap(([, template]) => {
    try {
      fillColumn(template, values);
      return [];
    } catch (error) {
      if (error instanceof RangeError) return [error.message];
      throw error;
    }
  });
}

/** The payment file of a bank, by its layout: everybody with net wages who is paid to an account. */
export function bankFile(layout: BankLayout): WageFile {
  const separator = bankSeparators[layout.separator];
  const isFixed = separator === '';
  const values = rowValues();
  const asks = layout.columns.some(([, template]) => template.includes('{debit account'));
  return defineFile<FilePerson>({
    id: layout.id,
    title: layout.title,
    purpose: 'Wages to bank accounts.',
    group: 'Banks',
    form: { kind: 'text', ending: isFixed ? 'txt' : 'csv', separator, hasHeading: layout.hasHeading },
    name: (month) => `${layout.id}-${month}`,
    rows: ({ people }) => people.filter(({ line }) => line.netPaise !== 0 && line.paidBy === 'Bank'),
    columns: layout.columns.map(([heading, template]) => [
      heading,
      (person, number, of) => fillColumn(template, values(person, number, of, layout)),
    ]),
    last: layout.last
      ? (rows) => {
          const total = sumPaise(rows.map(({ line }) => line.netPaise));
          const sums = { count: String(rows.length), total: rupeeText(total), 'total paise': String(total) };
          return [fillColumn(layout.last ?? '', { ...nobody, ...sums })];
        }
      : undefined,
    who: ({ line }) => ({ employeeId: line.employeeId, name: line.name }),
    once: ['bank account', ({ employee }) => employee?.bankAccount ?? ''],
    isOnceAsked: true,
    check: (person, of) => [
      ...check(person),
      ...tooWide(layout.columns, valuesOf(person, 1, of, layout)).map((text) => stops(text)),
    ],
    checkMonth: ({ company, people }) => [
      ...(asks && company.bankAccount === ''
        ? [
            {
              ...{ employeeId: '', name: '', stops: true },
              text: 'The company’s own bank account is missing. Enter it in Settings, Company details.',
            },
          ]
        : []),
      ...people.filter(({ line }) => line.netPaise > 0 && line.paidBy !== 'Bank').map(({ line }) => leftOut(line)),
    ],
    paise: ({ line }) => line.netPaise,
  });
}
