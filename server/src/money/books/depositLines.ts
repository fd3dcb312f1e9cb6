import type { AccountCode } from 'shared/domain/money/ledger/accounts';
import type { Queries } from '../../db/tables';
import type { Line } from '../ledger/entry';

/** The account of each rule's deposits of wages; for states' rules, by the beginning of their key. */
const ofWages: Readonly<Record<string, AccountCode>> = {
  pf: 'providentFund',
  esi: 'stateInsurance',
  'tds-deposit': 'salaryTax',
  'professional-tax': 'professionalTax',
  'labour-welfare': 'welfareFund',
};

/** The account that the deposit of a rule pays off, where wages owe it, and the state that it is of; empty for one that is of none. */
export function wageAccountOf(ruleId: string): { account: AccountCode; state: string } | undefined {
  const [, rule = ruleId, state = ''] = /^(.+)-(\d\d)$/.exec(ruleId) ?? [];
  const account = ofWages[rule];
  return account && { account, state };
}

/**
 * The entries of paid dues: deposits and taxes, and payments with a GSTR-3B. Wages and bonuses are paid by their
 * registers, tax withheld from suppliers by its challans.
 */
export async function depositLines(db: Queries, ids: readonly string[]): Promise<Map<string, Line[]>> {
  const rows = await db
    .selectFrom('live_obligations')
    .select([
      'id',
      'ruleId',
      'area',
      'type',
      'returnType',
      'period',
      'doneOn',
      'amountPaise',
      'registration',
      'isSample',
    ])
    .where('id', 'in', ids)
    .where('status', '<>', 'Pending')
    .where('amountPaise', '>', 0)
    .execute();
  return new Map(
    rows.flatMap(({ id, ruleId, area, type, returnType, ...row }): [string, Line[]][] => {
      const isPaid = type === 'Deposit' || type === 'Tax' || returnType === 'GSTR-3B';
      if (!isPaid || row.doneOn === null) return [];
      const { account, state } =
        area === 'gst'
          ? { account: 'gstCash' as const, state: '' }
          : (wageAccountOf(ruleId) ?? {
              account: ruleId === 'advance-tax' ? ('advanceIncomeTax' as const) : ('ratesAndTaxes' as const),
              state: '',
            });
      const at = {
        day: row.doneOn,
        documentKind: 'periods' as const,
        document: row.period,
        registration: row.registration,
        isSample: Number(row.isSample),
      };
      const [none, ofState] = [
        { partyKind: '', party: '' },
        { partyKind: 'state', party: state },
      ] as const;
      return [
        [
          id,
          [
            { ...at, ...(state === '' ? none : ofState), account, paise: row.amountPaise },
            { ...at, ...none, account: 'bank', paise: -row.amountPaise },
          ],
        ],
      ];
    }),
  );
}

/** The entries of challans that paid tax withheld from suppliers. */
export async function challanLines(db: Queries, ids: readonly string[]): Promise<Map<string, Line[]>> {
  const rows = await db
    .selectFrom('live_tax_challans')
    .select(['id', 'month', 'paidOn', 'taxPaise', 'interestPaise', 'feePaise'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, month, paidOn: day, taxPaise, interestPaise, feePaise }): [string, Line[]] => {
      const late = interestPaise + feePaise;
      const at: Omit<Line, 'account' | 'paise'> = {
        day,
        partyKind: '',
        party: '',
        documentKind: 'periods',
        document: month,
        registration: '',
        isSample: 0,
      };
      return [
        id,
        [
          { ...at, account: 'supplierTax', paise: taxPaise },
          { ...at, account: 'lateCosts', paise: late },
          { ...at, account: 'bank', paise: -taxPaise - late },
        ],
      ];
    }),
  );
}
