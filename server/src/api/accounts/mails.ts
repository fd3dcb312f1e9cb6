import { company } from 'shared/domain/companyFacts';
import type { Invitation } from 'shared/domain/invitation';
import type { StoredAccount } from 'shared/domain/session';
import type { Mail } from '../../mail/Mailer';

type Person = Pick<StoredAccount, 'email'>;

/** Without the person's name: anyone can register somebody's address, and would have this site send words of theirs. */
const mailTo = ({ email }: Person, subject: string, lines: readonly string[]): Mail => ({
  to: email,
  subject: `${subject} | ${company.shortName}`,
  text: ['Hello,', ...lines, company.shortName].join('\n\n'),
});

/** To who forgot the password. */
export const forgottenMail = (person: Person, link: string): Mail =>
  mailTo(person, 'Set a new password', [
    'someone, hopefully you, asked to set a new password for your account. Use this link; it works once, within 30 minutes:',
    link,
    'If it wasn’t you, ignore this email; your password stays the same.',
  ]);

/** To who is invited: `invitedByName` is trusted, because only those who manage accounts send this. */
export const invitationMail = (
  { email, invitedByName, roleName }: Pick<Invitation, 'email' | 'invitedByName' | 'roleName'>,
  link: string,
): Mail =>
  mailTo({ email }, `${invitedByName} invited you`, [
    `${invitedByName} invited you to the staff console of ${company.shortName} as ${roleName}. Open this link to set your password; it works once, within 7 days:`,
    link,
    'If you did not expect this, ignore this email.',
  ]);

/** To whose account is signed in to in another way now: it may have been somebody else who changed that. `title`: what was changed. */
export const accountChangedMail = (person: Person, title: string, site: string): Mail =>
  mailTo(person, title, [
    `${title.replace(/^(An?|The|New)/, (article) => article.toLowerCase())}.`,
    `If it wasn’t you, set a new password immediately with “Forgot password?” at ${site}/signin, and tell the owner of the console.`,
  ]);

/** To whose password is another now: it may have been somebody else who changed it. `passkeys`: how many still sign in; by default none. */
export const passwordChangedMail = (person: Person, site: string, passkeys = 0): Mail =>
  mailTo(person, 'Your password was changed', [
    'the password of your account was changed, and all its sessions were signed out.',
    ...(passkeys === 0
      ? []
      : [`Passkeys that still sign in: ${passkeys}. Remove those that you don’t know under My Account.`]),
    `If it wasn’t you, set a new one immediately with “Forgot password?” at ${site}/signin, and tell the owner of the console.`,
  ]);
