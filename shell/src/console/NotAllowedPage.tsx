import { rightName } from 'shared/domain/accounts/rightNames';
import type { Person } from 'shared/domain/accounts/session';
import { useGet, usePageTitle } from 'shared/platform';
import { MessagePage } from '../site/MessagePage';

const TITLE = 'This page is not part of your role';

/** The message for accounts without the right that a page needs: which right, and whom to ask. */
export function NotAllowedPage({ right }: { right: string }) {
  usePageTitle(TITLE);
  const { data } = useGet<Person[]>('people');
  const owners = data?.filter((person) => person.role === 'owner').map(({ name }) => name);
  return (
    <MessagePage
      title={TITLE}
      text={`Your role doesn’t include “${rightName(right)}”. Ask ${owners?.join(' or ') || 'the owner'} for access.`}
      to="/dashboard"
      label="Go to the dashboard"
      tag="div"
    />
  );
}
