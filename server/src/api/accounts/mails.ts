import type { Invitation } from 'shared/domain/accounts/invitation';
import type { StoredAccount } from 'shared/domain/accounts/session';
import { company } from 'shared/domain/letterhead/companyTokens';
import type { Mail } from '../../mail/Mailer';
import type { LinkedEmails } from './provider/identityLinks';

type Person = Pick<StoredAccount, 'email'>;

/**
 * Without the person's name: anyone can register somebody else's address, and would make this site send their own
 * words.
 */
const mailTo = ({ email }: Person, subject: string, lines: readonly string[]): Mail => ({
  to: email,
  subject: `${subject} | ${company.shortName}`,
  text: ['Hello,', ...lines, company.shortName].join('\n\n'),
});

/** The email for a forgotten password. */
export const forgottenMail = (person: Person, link: string): Mail =>
  mailTo(person, 'Set a new password', [
    'someone, hopefully you, asked to set a new password for your account. Use this link; it works once, within 30 minutes:',
    link,
    'If it wasn’t you, ignore this email; your password stays the same.',
  ]);

/** The invitation email: `invitedByName` is trusted, because only account managers send it. */
export const invitationMail = (
  { email, invitedByName, roleName }: Pick<Invitation, 'email' | 'invitedByName' | 'roleName'>,
  link: string,
): Mail =>
  mailTo({ email }, `${invitedByName} invited you`, [
    `${invitedByName} invited you to the staff console of ${company.shortName} as ${roleName}. Open this link to set your password; it works once, within 7 days:`,
    link,
    'If you did not expect this, ignore this email.',
  ]);

/** The email about changed sign-in methods: somebody else may have changed them. `title`: the change. */
export const accountChangedMail = (person: Person, title: string, site: string): Mail =>
  mailTo(person, title, [
    `${title.replace(/^(An?|The|New)/, (article) => article.toLowerCase())}.`,
    `If it wasn’t you, set a new password immediately with “Forgot password?” at ${site}/signin, and tell the owner of the console.`,
  ]);

/** The remaining sign-in methods of an account after a password change. */
interface OtherWaysIn {
  /** The number of remaining passkeys. By default, none. */
  passkeys?: number;
  /** The provider's display name. By default there is none. */
  provider?: string | undefined;
  /** The emails by which the provider still signs in, and those revoked. By default, none. */
  links?: LinkedEmails;
}

/** A sentence about the emails that the provider signs in by; empty if there are none. */
const ofEmails = (emails: readonly string[], sentence: string): string[] =>
  emails.length === 0 ? [] : [`${sentence}: ${emails.map((email) => email || 'not known').join(', ')}.`];

/** The email about a changed password: somebody else may have changed it. */
export const passwordChangedMail = (
  person: Person,
  site: string,
  { passkeys = 0, provider, links = { kept: [], ended: [] } }: OtherWaysIn = {},
): Mail =>
  mailTo(person, 'Your password was changed', [
    'the password of your account was changed, and all its sessions were signed out.',
    ...(passkeys === 0
      ? []
      : [`Passkeys that still sign in: ${passkeys}. Remove those that you don’t know under My Account.`]),
    ...(provider === undefined
      ? []
      : [
          ...ofEmails(links.ended, `Sign-in with ${provider} was removed for other emails`),
          ...ofEmails(
            links.kept,
            `Sign-in with ${provider} still works; unlink it under My Account if that isn’t you. Linked email`,
          ),
        ]),
    `If it wasn’t you, set a new one immediately with “Forgot password?” at ${site}/signin, and tell the owner of the console.`,
  ]);
