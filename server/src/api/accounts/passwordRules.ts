import { badInput } from '../../core/errors';
import { passwords } from '../auth/passwordPool';

/** The minimum number of characters in a password other than the person's own names. */
const MIN_OWN = 8;

/** The minimum length of a name searched for in a password: shorter ones occur in other words. */
const MIN_NAME = 4;

/** The account whose password is checked. */
interface Owner {
  name: string;
  email: string;
}

/** The publicly known parts of a person's name and email address, longest first. */
function namesOf({ name, email }: Owner): string[] {
  const [local = '', domain = ''] = email.split('@');
  const words = `${name} ${local} ${domain}`.split(/[^\p{L}\d]+/u);
  return [email, local, domain, ...words]
    .filter((part) => part.length >= MIN_NAME)
    .map((part) => part.toLowerCase())
    .sort((a, b) => b.length - a.length);
}

/** Whether a password is little more than publicly known facts about its person. */
function isOwnName(password: string, owner: Owner): boolean {
  const typed = password.toLowerCase();
  const rest = namesOf(owner).reduce((left, part) => left.replaceAll(part, ''), typed);
  return rest !== typed && rest.length < MIN_OWN;
}

/** Throws 400 at `password` for one that attackers try first: a common one, or the person's own name. */
export async function refuseGuessable(password: string, owner: Owner): Promise<void> {
  const refuse = (msg: string) => badInput([{ path: 'password', msg }]);
  if (isOwnName(password, owner))
    throw refuse('This password is too close to your name or email; choose something others can’t guess.');
  if (await passwords.run('isCommonPassword', password))
    throw refuse('This password is one of the most common; choose another, such as four random words.');
}
