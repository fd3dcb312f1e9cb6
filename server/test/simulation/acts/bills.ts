import { addDays, addMonths, today } from 'shared/domain/dates/dates';
import type { Act } from '../Act';
import type { Rolls } from '../Rolls';
import type { World } from '../World';

const accountants = ['first accountant', 'second accountant'] as const;

const drafts = ({ db }: World) =>
  db.selectFrom('live_invoices').select(['id', 'version']).where('status', '=', 'draft').orderBy('id').execute();

/** Issued invoices, the newest first. */
export const issued = ({ db }: World) =>
  db
    .selectFrom('live_invoices')
    .select([
      'id',
      'version',
      'companyId',
      'clientName',
      'balancePaise',
      'totalPaise',
      'paidPaise',
      'creditedPaise',
      'debitedPaise',
    ])
    .where('status', 'in', ['issued', 'paid'])
    .orderBy('id', 'desc')
    .limit(30)
    .execute();

/** The last month locked for each center of a client. */
async function toBill(world: World, rolls: Rolls): Promise<{ month: string; companyId: string } | undefined> {
  const companyId = rolls.pick(world.companies) ?? '';
  const month = addMonths(`${world.month}-01`, -1).slice(0, 7);
  const locked = await world.db
    .selectFrom('attendance_months')
    .select('centerId')
    .where('month', '=', month)
    .where('state', '=', 'Locked')
    .execute();
  return locked.length > 0 ? { month, companyId } : undefined;
}

export const bills: Act = {
  name: 'bills a month',
  times: 0,
  async plan(world, rolls) {
    const at = await toBill(world, rolls);
    return at && (() => world.call('first accountant', 'POST', 'invoices/bills/all', { month: at.month }));
  },
};

export const twoBill: Act = {
  name: 'two bill the same month',
  times: 0.3,
  async plan(world, rolls) {
    const at = await toBill(world, rolls);
    if (!at) return undefined;
    return () => Promise.all(accountants.map((who) => world.call(who, 'POST', 'invoices/bills', at)));
  },
};

const itemOf = (rolls: Rolls, id: number) => ({
  ...{
    id: String(id),
    description: 'Loaders',
    sac: '998513',
    quantity: 1 + rolls.below(9),
    pricePaise: 50_000 + rolls.below(999),
  },
});

export const writesAnInvoice: Act = {
  name: 'writes an invoice',
  times: 1,
  async plan(world, rolls) {
    const companyId = rolls.pick(world.companies);
    const draft = {
      ...{
        companyId,
        clientName: companyId === world.companies[0] ? 'Everkart' : 'Northwind',
        clientAddress: '1 Mill Road\nPune',
      },
      ...{
        clientState: companyId === world.companies[0] ? '27' : '20',
        date: today(),
        dueDate: addDays(today(), 30),
        taxPercent: 18,
      },
      items: [itemOf(rolls, 1), itemOf(rolls, 2)],
    };
    return () => world.call(rolls.pick(accountants) ?? 'owner', 'POST', 'invoices', draft);
  },
};

export const changesADraft: Act = {
  name: 'changes a draft',
  times: 0.5,
  async plan(world, rolls) {
    const draft = rolls.pick(await drafts(world));
    if (!draft) return undefined;
    return () =>
      world.call('second accountant', 'PUT', `invoices/${draft.id}`, {
        version: draft.version,
        notes: `Note ${world.number()}`,
      });
  },
};

/** Two accountants issue at once: the same draft, or one each. */
export const twoIssue: Act = {
  name: 'two issue at once',
  times: 0,
  async plan(world, rolls) {
    const found = rolls.shuffle(await drafts(world));
    const [one, next] = found;
    if (!one) return undefined;
    const other = next && rolls.chance(0.7) ? next : one;
    const issue = (who: (typeof accountants)[number], { id, version }: { id: string; version: number }) =>
      world.call(who, 'POST', `invoices/${id}/issue`, rolls.chance(0.5) ? { version } : {});
    const [first, second] = [one, other];
    return () => Promise.all([issue('first accountant', first), issue('second accountant', second)]);
  },
};

export const issuesAll: Act = {
  name: 'issues the bills of a month',
  times: 0,
  async plan(world) {
    const month = addMonths(`${world.month}-01`, -1).slice(0, 7);
    return () => world.call('first accountant', 'POST', 'invoices/bills/issue', { month, isTrial: false });
  },
};

export const cancelsAnInvoice: Act = {
  name: 'cancels an invoice',
  times: 0.6,
  async plan(world, rolls) {
    const invoice = rolls.pick(await issued(world));
    return invoice && (() => world.call('owner', 'POST', `invoices/${invoice.id}/cancel`, {}));
  },
};

/** A draft, or an issued document, which can't be deleted. */
export const deletesAnInvoice: Act = {
  name: 'deletes an invoice',
  times: 0.5,
  async plan(world, rolls) {
    const draft = rolls.pick(await (rolls.chance(0.5) ? drafts(world) : issued(world)));
    return draft && (() => world.call('owner', 'DELETE', `invoices/${draft.id}`));
  },
};

const noteOf = (kind: 'credit' | 'debit', invoiceId: string, amountPaise: number) =>
  [`${kind}-notes`, { invoiceId, date: today(), amountPaise, reason: 'Short supply' }] as const;

/** Two people write notes on the same invoice at once, possibly exceeding its balance together. */
export const twoWriteNotes: Act = {
  name: 'two write notes at once',
  times: 0.8,
  async plan(world, rolls) {
    const invoice = rolls.pick(await issued(world));
    if (!invoice) return undefined;
    const { id, totalPaise } = invoice;
    const amount = Math.max(1_00, Math.floor((totalPaise * (2 + rolls.below(7))) / 10));
    const kinds = [rolls.pick(['credit', 'credit', 'debit'] as const) ?? 'credit', 'credit'] as const;
    return () =>
      Promise.all(
        accountants.map((who, place) => world.call(who, 'POST', ...noteOf(kinds[place] ?? 'credit', id, amount))),
      );
  },
};

export const cancelsANote: Act = {
  name: 'cancels a note',
  times: 0.4,
  async plan(world, rolls) {
    const kind = rolls.pick(['credit', 'debit'] as const) ?? 'credit';
    const note = rolls.pick(
      await world.db
        .selectFrom(`${kind}_notes` as const)
        .select('id')
        .where('cancelledAt', 'is', null)
        .orderBy('id')
        .execute(),
    );
    return note && (() => world.call('owner', 'POST', `${kind}-notes/${note.id}/cancel`, {}));
  },
};

export const notesADifference: Act = {
  name: 'notes the difference of a bill',
  times: 0.5,
  async plan(world, rolls) {
    const shares = await world.db
      .selectFrom('billed_shares')
      .select('invoiceId')
      .distinct()
      .where('releasedAt', 'is', null)
      .orderBy('invoiceId')
      .execute();
    const bill = rolls.pick(shares);
    if (!bill) return undefined;
    return () =>
      Promise.all(accountants.map((who) => world.call(who, 'POST', `invoices/${bill.invoiceId}/difference`, {})));
  },
};
