import { today } from 'shared/domain/dates/dates';
import type { Act } from '../Act';
import type { Rolls } from '../Rolls';
import type { World } from '../World';
import { issued } from './bills';

const accountants = ['first accountant', 'second accountant'] as const;

const owed = async (world: World, rolls: Rolls) =>
  rolls.pick((await issued(world)).filter(({ balancePaise }) => balancePaise > 0));

/** Two people enter a client's payment of an invoice: the same transfer, or one each, possibly more than is due. */
export const twoEnterAReceipt: Act = {
  name: 'two enter a receipt at once',
  times: 1,
  async plan(world, rolls) {
    const invoice = await owed(world, rolls);
    if (!invoice) return undefined;
    const { id, companyId, balancePaise } = invoice;
    const part = Math.ceil(balancePaise * (rolls.pick([1, 0.6, 0.3]) ?? 1));
    const amountPaise = part + (rolls.chance(0.2) ? 100_000 : 0);
    const receipt = { companyId, date: today(), amountPaise, lines: [{ invoiceId: id, amountPaise: part }] };
    const [transfer, isSame] = [world.number(), rolls.chance(0.5)];
    const enter = (who: (typeof accountants)[number], place: number) =>
      world.call(who, 'POST', 'receipts', { ...receipt, reference: `UTR${transfer}${isSame ? '' : `-${place}`}` });
    return () => Promise.all(accountants.map(enter));
  },
};

export const paysAnInvoice: Act = {
  name: 'pays an invoice',
  times: 0.8,
  async plan(world, rolls) {
    const invoice = await owed(world, rolls);
    if (!invoice) return undefined;
    const amountPaise = Math.ceil(invoice.balancePaise * 0.7);
    const body = { invoiceId: invoice.id, amountPaise, date: today(), method: 'Bank transfer' };
    return () => Promise.all(accountants.map((who) => world.call(who, 'POST', 'payments', body)));
  },
};

export const deletesAReceipt: Act = {
  name: 'deletes a receipt',
  times: 0.3,
  async plan(world, rolls) {
    const table = rolls.pick(['receipts', 'payments'] as const) ?? 'receipts';
    const row = rolls.pick(
      await world.db
        .selectFrom(`live_${table}` as const)
        .select('id')
        .orderBy('id')
        .execute(),
    );
    return row && (() => world.call('owner', 'DELETE', `${table}/${row.id}`));
  },
};

/** Two people import bank lines, which include yesterday's again. */
export const bankLinesArrive: Act = {
  name: 'bank lines arrive',
  times: 0.8,
  async plan(world, rolls) {
    const due = (await issued(world)).filter(({ balancePaise }) => balancePaise > 0).slice(0, 3);
    const known = await world.db
      .selectFrom('live_bank_lines')
      .select(['narration', 'reference', 'amountPaise', 'date'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const rows = [
      ...known.map(({ amountPaise, ...line }) => ({ ...line, paise: amountPaise })),
      ...due.map(({ balancePaise, clientName }) => ({
        ...{ date: today(), narration: `NEFT HDFCN${52025111000000 + world.number()} ${clientName}`, reference: '' },
        paise: balancePaise,
      })),
    ].map((row, place) => ({ ...row, line: place + 2, balancePaise: null }));
    if (rows.length === 0) return undefined;
    const closingPaise = rows.reduce((sum, { paise }) => sum + paise, 0);
    const statement = { fileName: `${today()}.csv`, openingPaise: 0, closingPaise, rows };
    const given = rolls.chance(0.5) ? accountants : (['owner'] as const);
    return () => Promise.all(given.map((who) => world.call(who, 'POST', 'bank-lines/statement', statement)));
  },
};

export const confirmsCredits: Act = {
  name: 'confirms credits',
  times: 0.8,
  async plan(world) {
    const open = await world.db
      .selectFrom('live_bank_lines')
      .select('id')
      .where('state', '=', 'Open')
      .orderBy('id')
      .limit(5)
      .execute();
    if (open.length === 0) return undefined;
    const body = { ids: open.map(({ id }) => id), isCheck: false };
    return () => Promise.all(accountants.map((who) => world.call(who, 'POST', 'bank-lines/confirm-together', body)));
  },
};

export const takesACreditBack: Act = {
  name: 'takes a credit back',
  times: 0.3,
  async plan(world, rolls) {
    const line = rolls.pick(
      await world.db.selectFrom('live_bank_lines').select('id').where('state', '=', 'Matched').orderBy('id').execute(),
    );
    return line && (() => world.call('owner', 'POST', `bank-lines/${line.id}/step`, { step: 'reopen' }));
  },
};
