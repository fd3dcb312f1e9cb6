import type { Lead } from 'shared/domain/lead';

/** What names a lead to a person: a contact has a name, a callback only its number. */
export function leadTitle({ name, mobile, email }: Lead): string {
  return name || mobile || email || 'Lead';
}
