import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { MailSettings } from '../src/settings';

/** How a broken mail server behaves: at which point it hangs up, what it says, or that it stays silent. */
export type Rudeness =
  | 'says nothing'
  | 'goes away in the middle'
  | 'goes away after the end'
  | 'hangs after the end'
  | `ends with ${number}`
  | `refuses to with ${number}`;

/** A mail server that misbehaves, and how often it received the end of a mail. */
export interface RudeMailbox {
  settings: MailSettings;
  ends: number;
  close(): Promise<void>;
}

/** Opens it on a free port. */
export async function openRudeMailbox(rudeness: Rudeness): Promise<RudeMailbox> {
  const sockets = new Set<Socket>();
  const box = { ends: 0 };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (rudeness === 'says nothing') return;
    let isData = false;
    let text = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 rude');
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (isData) {
        if (rudeness === 'goes away in the middle') return socket.destroy();
        if (!text.endsWith('\r\n.\r\n')) return undefined;
        [isData, text] = [false, ''];
        box.ends += 1;
        if (rudeness === 'goes away after the end') return socket.destroy();
        if (rudeness.startsWith('ends with')) say(`${rudeness.slice(-3)} no`);
        return undefined;
      }
      for (let end = text.indexOf('\r\n'); end !== -1; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end).toUpperCase();
        text = text.slice(end + 2);
        if (line.startsWith('RCPT') && rudeness.startsWith('refuses to with')) say(`${rudeness.slice(-3)} nobody here`);
        else if (line.startsWith('DATA')) {
          isData = true;
          say('354 go on');
        } else say(line.startsWith('QUIT') ? '221 bye' : '250 ok');
      }
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(box, {
    settings: {
      smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      from: 'Example Staffing <console@example.com>',
      site: 'https://console.example.com',
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}
