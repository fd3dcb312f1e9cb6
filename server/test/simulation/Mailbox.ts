import type { Delivered, Delivery } from '../../src/mail/Mailer';
import type { Rolls } from './Rolls';

/**
 * A simulation's mail server: it accepts mails, refuses them, is down, or hangs up before or after it has received one.
 */
export class Mailbox {
  readonly isOn = true;
  readonly site = 'https://console.example';
  /** The sending id of each mail that arrived. */
  readonly arrived: string[] = [];
  /** How it responds next. */
  rolls: Rolls | undefined;
  /** How often a mail was received completely. */
  readonly handedOver: string[] = [];

  async deliver({ id, beforeEnd }: Delivery): Promise<Delivered> {
    const fate = this.rolls?.next() ?? 0;
    if (fate > 0.9) return { outcome: 'again', answer: 'The mail server is away.' };
    try {
      await beforeEnd();
    } catch (error) {
      return { outcome: 'again', answer: String(error) };
    }
    this.handedOver.push(id);
    if (fate > 0.85) return { outcome: 'refused', answer: '550 No such mailbox' };
    if (fate > 0.8) return { outcome: 'unsure', answer: 'It did not answer.' };
    this.arrived.push(id);
    if (fate > 0.75) return { outcome: 'unsure', answer: 'It did not answer.' };
    return { outcome: 'sent', answer: '250 Queued' };
  }
}
