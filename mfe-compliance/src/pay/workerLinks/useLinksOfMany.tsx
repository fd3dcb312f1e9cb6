import { type ReactNode, useState } from 'react';
import { type MadeWorkerLink, workerLinkPath } from 'shared/domain/pay/workerLinks/workerLink';
import type { Employee } from 'shared/domain/people/employees/employee';
import { api, confirm, errorText, notify, refresh } from 'shared/platform';
import { formatCount, LinksToSend, type LinkToSend } from 'shared/ui';
import { linkWords } from './linkWords';

const PATH = 'worker-links';
const PERSON = { one: 'person', many: 'people' };

type Person = Pick<Employee, 'id' | 'name' | 'phone' | 'email' | 'language'>;

/**
 * Creates a new link for each chosen employee, one after the other, and shows the ways to send each. Render `shown`
 * once.
 */
export function useLinksOfMany(): { make: (people: readonly Person[]) => Promise<boolean>; shown: ReactNode } {
  const [links, setLinks] = useState<readonly LinkToSend[]>([]);
  const make = async (people: readonly Person[]) => {
    const isSure = await confirm({
      title: `Make links for ${formatCount(people.length, PERSON)}?`,
      body: 'Their earlier links end, also on the phones that have them. Each code is told by word of mouth.',
      confirmLabel: 'Make links',
    });
    if (!isSure) return false;
    const made: LinkToSend[] = [];
    const failed: string[] = [];
    for (const person of people) {
      try {
        const { id, token, code } = await api.post<MadeWorkerLink>(PATH, { employeeId: person.id });
        const { name, phone, email } = person;
        const subject = linkWords(person);
        const text = `${subject}: ${window.location.origin}${workerLinkPath(token)}`;
        made.push({ id, name, phone, email, subject, text, note: `Code ${code}` });
      } catch (error) {
        failed.push(`${person.name}: ${errorText(error)}`);
      }
    }
    setLinks(made);
    await refresh(PATH);
    if (failed.length > 0) notify.error(`${formatCount(failed.length, PERSON)} got no link. ${failed.join(' ')}`);
    return true;
  };
  return {
    make,
    shown: links.length > 0 && (
      <LinksToSend
        title="Send each link to its person and tell them the code by word of mouth. Links and codes are not shown again."
        links={links}
        onClose={() => setLinks([])}
      />
    ),
  };
}
