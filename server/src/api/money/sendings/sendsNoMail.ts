/** Why nothing is sent by mail, and what to do instead. */
export const SENDS_NO_MAIL =
  'This site sends no mail. Open each invoice, and send its link by WhatsApp or your own mail.';
