import { addDays, today } from 'shared/domain/dates/dates';
import { sendDue } from '../../../src/api/money/sendings/sendDue';
import type { Act } from '../Act';
import { Rolls } from '../Rolls';
import { issued } from './bills';

export const sendsAnInvoice: Act = {
  name: 'sends an invoice',
  times: 0.6,
  async plan(world, rolls) {
    const invoice = rolls.pick(await issued(world));
    if (!invoice) return undefined;
    const body = {
      ...{ kind: 'invoice', documentId: invoice.id, to: 'accounts@everkart.example', subject: 'Your invoice' },
      ...{ text: 'It is attached.', endsOn: addDays(today(), 30) },
    };
    return () => world.call('first accountant', 'POST', 'sendings', body);
  },
};

/** Two processes send due mails at the same time; the mail server is down, refuses or hangs up. */
export const mailsGo: Act = {
  name: 'mails go',
  times: 0.6,
  isCallsOnly: false,
  async plan(world, rolls) {
    const { n } = await world.db
      .selectFrom('live_sendings')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('state', 'in', ['Waiting', 'Handed over'])
      .executeTakeFirstOrThrow();
    if (Number(n) === 0) return undefined;
    world.mailbox.rolls = new Rolls(rolls.below(2 ** 31));
    const place = { db: world.db, mailer: world.mailbox };
    const { now } = world.clock;
    return async () => {
      const both = await Promise.allSettled([sendDue(place, now), sendDue(place, now)]);
      for (const each of both) if (each.status === 'rejected') throw each.reason;
    };
  },
};
