import type { InvitationOffer } from 'shared/domain/accounts/invitation';
import type { Session } from 'shared/domain/accounts/session';
import { company } from 'shared/domain/letterhead/companyFacts';
import { usePageTitle } from 'shared/platform';
import { reachTexts } from 'shared/product';
import { AcceptanceForm } from './AcceptanceForm';
import { ProviderLink } from './ProviderLink';
import { SignInCard } from './SignInCard';
import styles from './SignInPage.module.css';
import { useLink } from './useLink';

interface Props {
  /** The link's content. */
  token: string;
  /** The page after signing in. */
  target: string;
  onSession: (session: Session) => void;
  onBack: () => void;
}

/** An invitation's role and limits, in a sentence. */
function offerText({ invitedByName, roleName, within }: InvitationOffer): string {
  const limits = within === null ? '' : `, for ${within.join(', ') || reachTexts.some}`;
  return `${invitedByName} invited you as ${roleName}${limits}.`;
}

/** The page of an invitation link: who invites and for which role; name and password create the account. */
export default function InvitationCard({ token, target, onSession, onBack }: Props) {
  const { link, end, retry } = useLink<InvitationOffer>('auth/invitation/link', token);
  usePageTitle('Invitation');
  return (
    <SignInCard title="Invitation" lead={`An account for the staff console of ${company.shortName}.`}>
      <div role="status" className={styles.status}>
        {link.state === 'checking' && 'Checking the link…'}
      </div>
      <div role="alert" className={link.state === 'bad' ? styles.error : undefined}>
        {link.state === 'bad' && link.reason}
      </div>
      {link.state === 'good' && (
        <>
          <p className={styles.offer}>{offerText(link.of)}</p>
          <AcceptanceForm token={token} offer={link.of} onSession={onSession} onOver={end} />
          <ProviderLink target={target} />
        </>
      )}
      <p className={styles.switch}>
        {link.state === 'bad' && !link.isOver && (
          <button type="button" className={styles.link} onClick={retry}>
            Try again
          </button>
        )}
        <button type="button" className={styles.link} onClick={onBack}>
          Back to Sign In
        </button>
      </p>
    </SignInCard>
  );
}
