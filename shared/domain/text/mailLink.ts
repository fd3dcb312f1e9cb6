/** The address that opens a message in the mail program: to somebody, or to nobody yet where `to` is empty. */
export const mailLink = ({ to, subject, text }: { to: string; subject: string; text: string }): string =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
