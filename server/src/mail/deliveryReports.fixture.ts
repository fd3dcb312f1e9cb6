/** What a mail server knows of a mail that it reports on. */
export interface Returned {
  /** By which it is known. */
  key: string;
  /** What its envelope carried, which its recipient never sees. */
  envelope: string;
  to: string;
}

const lines = (...text: string[]) => text.join('\r\n');
/** The mail itself, as its head comes back. */
const head = ({ key, to }: Returned) =>
  lines(
    'From: Example Staffing <console@example.com>',
    `To: ${to}`,
    'Subject: Invoice INV/26-27/0001',
    `Message-ID: <${key}@console.example.com>`,
    'Date: Fri, 27 Nov 2026 09:00:00 +0530',
    'MIME-Version: 1.0',
  );

/** As qmail reports (qmail-send(8)): in plain words, with a copy of the mail and no part for machines. */
export const fromQmail = (mail: Returned) =>
  lines(
    'From: MAILER-DAEMON@mx.example.com',
    `To: bounces+${mail.key}@example.com`,
    'Subject: failure notice',
    'Return-Path: <>',
    '',
    'Hi. This is the qmail-send program at mx.example.com.',
    "I'm afraid I wasn't able to deliver your message to the following addresses.",
    'This is a permanent error; I have given up. Sorry it did not work out.',
    '',
    `<${mail.to}>:`,
    'Sorry, no mailbox here by that name. (#5.1.1)',
    '',
    '--- Below this line is a copy of the message.',
    '',
    head(mail),
    '',
    'Hello',
  );

/** As Postfix reports (bounce(8), RFC 3464), to the mail's own address of return. `action`: by default it failed for good. */
export const fromPostfix = (mail: Returned, action: 'failed' | 'delayed' | 'relayed' = 'failed') =>
  lines(
    'Return-Path: <>',
    `Delivered-To: bounces+${mail.key}@example.com`,
    'From: MAILER-DAEMON@mx.example.com (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    `To: bounces+${mail.key}@example.com`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="5E6F2C01.1795/mx.example.com"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--5E6F2C01.1795/mx.example.com',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    "I'm sorry to have to inform you that your message could not",
    'be delivered to one or more recipients.',
    '',
    '--5E6F2C01.1795/mx.example.com',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    `Original-Envelope-Id: ${mail.envelope}`,
    'X-Postfix-Queue-ID: 5E6F2C01',
    'X-Postfix-Sender: rfc822; console@example.com',
    'Arrival-Date: Fri, 27 Nov 2026 09:00:01 +0530 (IST)',
    '',
    `Final-Recipient: rfc822; ${mail.to}`,
    `Original-Recipient: rfc822;${mail.to}`,
    `Action: ${action}`,
    `Status: ${action === 'failed' ? '5.1.1' : action === 'delayed' ? '4.4.1' : '2.0.0'}`,
    'Remote-MTA: dns; mail.acme.example',
    ...(action === 'failed'
      ? [
          'Diagnostic-Code: smtp; 550 5.1.1 <accounts@acme.example>: Recipient address',
          '    rejected: User unknown in virtual mailbox table',
        ]
      : ['Diagnostic-Code: X-Postfix; connect to mail.acme.example[192.0.2.7]:25: timed out']),
    '',
    '--5E6F2C01.1795/mx.example.com',
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    head(mail),
    '',
    '--5E6F2C01.1795/mx.example.com--',
    '',
  );

/** As Exchange Online reports, to the sender: the mail comes back whole, with a page of advice before it. */
export const fromExchange = (mail: Returned) =>
  lines(
    'From: <postmaster@acme.example>',
    'To: <console@example.com>',
    'Subject: Undeliverable: Invoice INV/26-27/0001',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_NextPart_000"',
    'Content-Language: en-US',
    'MIME-Version: 1.0',
    '',
    '--=_NextPart_000',
    'Content-Type: multipart/alternative; differences=Content-Type; boundary="=_NextPart_001"',
    '',
    '--=_NextPart_001',
    'Content-Type: text/plain; charset="us-ascii"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Your message to accounts couldn=27t be delivered.',
    '',
    '--=_NextPart_001',
    'Content-Type: text/html; charset="us-ascii"',
    'Content-Transfer-Encoding: base64',
    '',
    'PGh0bWw+PGJvZHk+WW91ciBtZXNzYWdlIGNvdWxkbid0IGJlIGRlbGl2ZXJlZC48L2JvZHk+PC9odG1sPg==',
    '',
    '--=_NextPart_001--',
    '',
    '--=_NextPart_000',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns;PN2PR01MB0001.INDPRD01.PROD.OUTLOOK.COM',
    'Received-From-MTA: dns;mx.example.com',
    'Arrival-Date: Fri, 27 Nov 2026 03:30:02 +0000',
    '',
    `Final-Recipient: rfc822;${mail.to.toUpperCase()}`,
    'Action: failed',
    'Status: 5.2.2',
    'Diagnostic-Code: smtp;552 5.2.2 STOREDRV.Deliver.Exception:QuotaExceededException; Failed to process message',
    '',
    '--=_NextPart_000',
    'Content-Type: message/rfc822',
    '',
    'Return-Path: <console@example.com>',
    head(mail),
    'Content-Type: text/plain; charset=utf-8',
    '',
    'To the accounts department of Acme Foods:',
    '',
    '--=_NextPart_000--',
    '',
  );

/** As Gmail reports: the report answers the mail, and brings it back. */
export const fromGmail = (mail: Returned) =>
  lines(
    'From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    'To: console@example.com',
    'Auto-Submitted: auto-replied',
    'Subject: Delivery Status Notification (Failure)',
    `References: <${mail.key}@console.example.com>`,
    `In-Reply-To: <${mail.key}@console.example.com>`,
    `X-Failed-Recipients: ${mail.to}`,
    'Content-Type: multipart/report; boundary="000000000000a1b2c3"; report-type=delivery-status',
    '',
    '--000000000000a1b2c3',
    'Content-Type: multipart/related; boundary="000000000000d4e5f6"',
    '',
    '--000000000000d4e5f6',
    'Content-Type: text/plain; charset="UTF-8"',
    '',
    '** Address not found **',
    '',
    '--000000000000d4e5f6--',
    '--000000000000a1b2c3',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; googlemail.com',
    'Received-From-MTA: dns; console@example.com',
    'Arrival-Date: Thu, 26 Nov 2026 19:30:04 -0800 (PST)',
    `X-Original-Message-ID: <${mail.key}@console.example.com>`,
    '',
    `Final-Recipient: rfc822; ${mail.to}`,
    'Action: failed',
    'Status: 5.4.1',
    'Remote-MTA: dns; mail.acme.example. (192.0.2.7, the server for the domain acme.example.)',
    'Diagnostic-Code: smtp; 550 5.4.1 Recipient address rejected: Access denied.',
    'Last-Attempt-Date: Thu, 26 Nov 2026 19:30:05 -0800 (PST)',
    '',
    '--000000000000a1b2c3',
    'Content-Type: message/rfc822',
    '',
    head(mail),
    '',
    'To the accounts department',
    '',
    '--000000000000a1b2c3--',
    '',
  );

/** An answer while somebody is away, by Outlook. */
export const outOfOffice = (mail: Returned) =>
  lines(
    `From: ${mail.to}`,
    `To: bounces+${mail.key}@example.com`,
    'Subject: Automatic reply: Invoice INV/26-27/0001',
    'Auto-Submitted: auto-generated',
    'X-Auto-Response-Suppress: All',
    `In-Reply-To: <${mail.key}@console.example.com>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'I am on leave until 5 December.',
    '',
  );

/** A receipt of reading (RFC 8098). */
export const readReceipt = (mail: Returned) =>
  lines(
    `From: ${mail.to}`,
    'To: console@example.com',
    'Subject: Read: Invoice INV/26-27/0001',
    'Content-Type: multipart/report; report-type=disposition-notification; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Your message was read.',
    '--b',
    'Content-Type: message/disposition-notification',
    '',
    `Final-Recipient: rfc822;${mail.to}`,
    `Original-Message-ID: <${mail.key}@console.example.com>`,
    'Disposition: automatic-action/MDN-sent-automatically; displayed',
    '--b--',
    '',
  );
