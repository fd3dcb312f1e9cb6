import PostalMime, { type Email } from 'postal-mime';

/** A mail server's report about a mail, for one of its recipients (RFC 3464). */
export interface DeliveryReport {
  /** Where our mails carry their key: these places of the report and of the returned mail are searched. */
  places: readonly string[];
  /** The report's lines about the envelope, which no recipient sees; empty when there are none. */
  envelopeId: string;
  recipients: readonly {
    /** The address as the mail named it and as it was last tried; small letters. */
    addresses: readonly string[];
    /** `failed` is the last word on it; of `delayed` the mail server tries on; `other` tells of no failure. */
    action: 'failed' | 'delayed' | 'other';
    /** The status of RFC 3463, such as `5.1.1`; empty when none is given. */
    status: string;
    /** Why, in the words of this product and of the mail server. */
    reason: string;
  }[];
}

/**
 * The meaning of a status, the most telling first (RFC 3463, 3.2 to 3.8, and IANA's registry of enhanced status codes).
 */
const meanings: readonly (readonly [code: RegExp, words: string])[] = [
  [/^.\.1\.(?:1|6|0)$/, 'There is no such mailbox'],
  [/^.\.1\.(?:2|10)$/, 'This domain takes no mail'],
  [/^.\.1\./, 'The address is wrong'],
  [/^.\.2\.1$/, 'The mailbox is switched off'],
  [/^.\.2\.2$/, 'The mailbox is full'],
  [/^.\.(?:2\.3|3\.4)$/, 'The mail is too large'],
  [/^.\.2\./, 'The mailbox takes no mail'],
  [/^.\.4\.(?:1|2|4|7|0)$/, 'The mail server of this address could not be reached'],
  [/^.\.[34]\./, 'The mail server of this address has a fault'],
  [/^.\.6\./, 'The mail server does not take this kind of mail'],
  [/^.\.7\./, 'The mail server refused the mail by its rules'],
];

/** The kept part of a mail server's own words. */
const LONGEST_WORDS = 300;

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Fields of a head, by their names in small letters; a line that begins with a space continues the one before (RFC 5322, 2.2.3). */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).trim().toLowerCase();
    if (at > 0 && !fields.has(name)) fields.set(name, line.slice(at + 1).trim());
  }
  return fields;
}

/** A value with its type before it, `rfc822; asha@example.com`, without the type. */
const withoutType = (value = ''): string => value.replace(/^[\w-]+\s*;\s*/, '');

function recipientOf(fields: Map<string, string>): DeliveryReport['recipients'][number] {
  const addresses = ['original-recipient', 'final-recipient']
    .map((name) => withoutType(fields.get(name)).replace(/[<>]/g, '').trim().toLowerCase())
    .filter(Boolean);
  const status = /[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '';
  // Some mail servers put a comment behind it: `Failed (no such user)`.
  const told = /^[a-z-]+/.exec(fields.get('action')?.toLowerCase() ?? '')?.[0] ?? '';
  const implied = status.startsWith('5') ? 'failed' : status.startsWith('4') ? 'delayed' : 'other';
  const action = told === '' ? implied : told === 'failed' || told === 'delayed' ? told : 'other';
  const meaning = meanings.find(([code]) => code.test(status))?.[1] ?? 'The mail could not be delivered';
  const words = oneLine(withoutType(fields.get('diagnostic-code'))).slice(0, LONGEST_WORDS);
  const last = action === 'failed' || addresses.length === 0 ? '' : ', and is tried again';
  const of = addresses.at(-1);
  return {
    addresses,
    action,
    status,
    reason: oneLine(`${meaning}${of ? ` (${of})` : ''}${last}.${words && ` The mail server: ${words}`}`),
  };
}

const textOf = (content: Email['attachments'][number]['content']): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** qmail's line where the copy of the returned mail begins. */
const copyBegins =
  /^--- (?:Below this line|Enclosed) (?:is|are) a copy of the (?:original )?(?:message|headers)[^\n]*\n/im;

/** Reads a report in plain words as qmail writes it (qmail-send, bounce text): each address on a line of its own, its reason below. */
function readPlainReport(text: string): { returned: string; recipients: DeliveryReport['recipients'] } | undefined {
  const at = copyBegins.exec(text);
  if (!at || !/^Hi\. This is the /m.test(text.slice(0, at.index))) return undefined;
  const recipients = [
    ...text.slice(0, at.index).matchAll(/^<([^<>\s]+@[^<>\s]+)>:[ \t]*\r?\n((?:.*\S.*\r?\n?)*)/gm),
  ].map(([, address = '', said = '']) =>
    recipientOf(
      new Map([
        ['final-recipient', address],
        ['action', 'failed'],
        ['status', /#([245]\.\d{1,3}\.\d{1,3})/.exec(said)?.[1] ?? '5.0.0'],
        ['diagnostic-code', said],
      ]),
    ),
  );
  return recipients.length === 0 ? undefined : { returned: text.slice(at.index + at[0].length), recipients };
}

/** Reads what a mail server reports of a mail. Undefined for any other message: an answer, an out-of-office note, a receipt of reading. */
export async function readDeliveryReport(message: string): Promise<DeliveryReport | undefined> {
  const mail = await PostalMime.parse(message).catch(() => undefined);
  const status = mail?.attachments.find(({ mimeType }) => /^message\/(?:global-)?delivery-status$/i.test(mimeType));
  const plain = status ? undefined : readPlainReport(mail?.text ?? '');
  if (!mail || !(status || plain)) return undefined;
  const [ofMail, ...ofRecipients] = (status ? textOf(status.content) : '')
    .trim()
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf);
  const returned = [
    ...mail.attachments
      .filter(({ mimeType }) =>
        /^(?:message\/(?:rfc822|global)|text\/rfc822-headers|message\/global-headers)$/i.test(mimeType),
      )
      .map(({ content }) => textOf(content)),
    ...(plain ? [plain.returned] : []),
  ].map((text) => fieldsOf(text.trimStart().split(/\r?\n\r?\n/)[0] ?? ''));
  const ofReport = mail.headers.filter(({ key }) =>
    ['to', 'delivered-to', 'x-original-to', 'envelope-to', 'in-reply-to', 'references'].includes(key),
  );
  const envelopeId = ofMail?.get('original-envelope-id') ?? '';
  const places = [
    ...returned.flatMap((head) => [head.get('message-id') ?? '', head.get('return-path') ?? '']),
    ...ofReport.map(({ value }) => value),
  ].filter(Boolean);
  return {
    places,
    envelopeId,
    recipients: plain?.recipients ?? ofRecipients.filter((fields) => fields.size > 0).map(recipientOf),
  };
}
