import { type MadeSending, mailText } from 'shared/domain/money/sendings/sending';

/** Opens a mail in the person's mail program, with the link in its text; a queued mail needs none. */
export function openMail({ sending, path, signature }: MadeSending): void {
  if (path === '') return;
  const body = mailText(sending, `${window.location.origin}${path}`, { isAttached: false, signature });
  const { to, subject } = sending;
  window.location.assign(
    `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
  );
}
