import { useEffect } from 'react';
import { company } from 'shared/domain/letterhead/companyFacts';
import { MessagePage } from './MessagePage';
import { MissingArt } from './MissingArt';

const TITLE = '404 - Page Not Found';
const TEXT = 'We couldn’t find this page. It may have moved, or the link may be wrong.';

/** The page for unknown addresses. */
export function NotFoundPage({ isConsole = false }: { isConsole?: boolean }) {
  useEffect(() => {
    document.title = `${TITLE} | ${company.shortName}`;
  }, []);
  return isConsole ? (
    <MessagePage art={<MissingArt />} title={TITLE} text={TEXT} to="/dashboard" label="Go to the dashboard" tag="div" />
  ) : (
    <MessagePage art={<MissingArt />} title={TITLE} text={TEXT} />
  );
}
