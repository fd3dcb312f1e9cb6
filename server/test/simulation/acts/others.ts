import { addMonths, today } from 'shared/domain/dates/dates';
import { doDailyWork } from '../../../src/dailyWork';
import type { Act } from '../Act';
import { changedBetween, fingerprint } from '../fingerprint';
import type { World } from '../World';

export const newDay: Act = {
  name: 'the work of a day',
  times: 0,
  isCallsOnly: false,
  plan: async (world) => () => doDailyWork(world.db, today()),
};

export const lawChanges: Act = {
  name: 'the law changes',
  times: 0.15,
  async plan(world, rolls) {
    const from = `${addMonths(`${world.month}-01`, 1).slice(0, 7)}-01`;
    const value = {
      per: 'month',
      slabs: [
        { upToPaise: 1_500_000, taxPaise: 0 },
        { upToPaise: null, taxPaise: 10_000 + rolls.below(10) * 1_000 },
      ],
    };
    const row = { kind: 'professional-tax', state: '20', from, value, source: `Notification ${world.number()}` };
    return () => world.call('owner', 'POST', 'law-rows', row);
  },
};

/** Names of the second client's records, which the limited account must not see. */
async function strangers({ db, companies, centers }: World) {
  const companyId = companies[1] ?? '';
  const placement = await db
    .selectFrom('live_placements')
    .select('id')
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  const invoice = await db
    .selectFrom('live_invoices')
    .select('id')
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  const receipt = await db
    .selectFrom('live_receipts')
    .select('id')
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return { companyId, centerId: centers[1]?.id ?? '', placement, invoice, receipt };
}

/** An account limited to one client tries another's records. */
export const intrudes: Act = {
  name: 'reaches beyond',
  times: 0.6,
  async plan(world) {
    const { companyId, centerId, placement, invoice, receipt } = await strangers(world);
    const { month } = world;
    const last = addMonths(`${month}-01`, -1).slice(0, 7);
    const at = new Date(world.clock.now).toISOString();
    const mark = { id: `mark-beyond-${world.number()}`, employeeId: 'none', day: today(), code: 'P', at };
    const calls = [
      ['GET', `companies/${companyId}`],
      ['GET', `centers/${centerId}`],
      ['GET', `attendance/${centerId}/${month}`],
      ['PUT', `attendance/${centerId}/${month}`, { sentAt: at, marks: [mark] }],
      ['POST', `attendance/${centerId}/${last}/submit`],
      ['POST', 'invoices/bills', { month: last, companyId }],
      ['POST', 'receipts', { companyId, date: today(), amountPaise: 100 }],
      ...(placement
        ? ([
            ['GET', `placements/${placement.id}`],
            ['POST', `placements/${placement.id}/move`, { startsOn: today(), centerId: world.centers[0]?.id }],
          ] as const)
        : []),
      ...(receipt
        ? ([
            ['GET', `receipts/${receipt.id}`],
            ['DELETE', `receipts/${receipt.id}`],
          ] as const)
        : []),
      ...(invoice
        ? ([
            ['GET', `invoices/${invoice.id}`],
            ['GET', `invoices/${invoice.id}/payments`],
            ['GET', `invoices/${invoice.id}/proof`],
            ['POST', `invoices/${invoice.id}/issue`, {}],
            ['POST', `invoices/${invoice.id}/cancel`, {}],
            ['POST', 'payments', { invoiceId: invoice.id, amountPaise: 100, date: today(), method: 'Bank transfer' }],
            ['POST', 'credit-notes', { invoiceId: invoice.id, amountPaise: 100, date: today(), reason: 'None' }],
          ] as const)
        : []),
    ] as const;
    return async () => {
      for (const [method, path, body] of calls) {
        const { status } = await world.call('limited', method, path, body);
        if (status > 0 && status < 400)
          world.problems.push(`${method} ${path} answered ${status} to an account that it is beyond the reach of.`);
      }
    };
  },
};

/** An earlier call arrives again with the same key. */
export const repeats: Act = {
  name: 'repeats a call',
  times: 1.5,
  isAlone: true,
  async plan(world, rolls) {
    const done = world.answered.filter(
      ({ call, answer, at }) => call.key !== undefined && answer.status < 300 && world.clock.now - at < 20 * 3_600_000,
    );
    const last = rolls.pick(done);
    if (!last) return undefined;
    const { call, answer } = last;
    return async () => {
      const before = await fingerprint(world.db);
      const again = await world.send(call);
      if (again.status === 0 || world.gate.hasStruck || world.gate.order) return;
      if (again.status !== answer.status || again.text !== answer.text)
        world.problems.push(
          `${call.method} ${call.path} was repeated and answered ${again.status} ${again.text.slice(0, 100)}, first ${answer.status}.`,
        );
      const changed = changedBetween(before, await fingerprint(world.db));
      if (changed.length > 0)
        world.problems.push(`${call.method} ${call.path} was repeated and changed ${changed.join(', ')}.`);
    };
  },
};
