import { ArrowRight } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { type Candidate, type CandidateStatus, candidateStatuses } from 'shared/domain/people/candidate';
import { notify, useMay } from 'shared/platform';
import { EmailLink, errorSentence, FileLink, PhoneLink, type RowAction, RowActions, useOffered } from 'shared/ui';
import styles from './CandidateCard.module.css';

export interface CandidateCardProps {
  /** Where the candidates are: `candidates`. */
  path: string;
  candidate: Candidate;
  actions: readonly RowAction<Candidate>[];
  /** It has just been moved here from its menu: the focus follows it. */
  takesFocus: boolean;
  onMove: (candidate: Candidate, status: CandidateStatus) => void;
  onDrag: (candidate: Candidate | undefined) => void;
}

/** One candidate on the board: dragged, or moved from the card's menu. */
export function CandidateCard({ path, candidate, actions, takesFocus, onMove, onDrag }: CandidateCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  const mayMove = useMay(`${path}:write`);
  const offered = useOffered(path);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  const moves = candidateStatuses
    .filter((status) => mayMove && status !== candidate.status)
    .map(
      (status): RowAction<Candidate> => ({
        label: `Move to ${status}`,
        icon: <ArrowRight />,
        onClick: () => onMove(candidate, status),
      }),
    );
  const begin = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', candidate.name);
    setDragged(true);
    onDrag(candidate);
  };
  const end = () => {
    setDragged(false);
    onDrag(undefined);
  };
  return (
    <li
      ref={card}
      className={styles.card}
      tabIndex={-1}
      draggable={mayMove}
      data-dragged={isDragged || undefined}
      onDragStart={begin}
      onDragEnd={end}
    >
      <div className={styles.head}>
        <h3 className={styles.name} title={candidate.name}>
          {candidate.name}
        </h3>
        {candidate.file !== '' && <FileLink path={path} record={candidate} iconOnly />}
        <RowActions
          row={candidate}
          title={candidate.name}
          actions={offered([...moves, ...actions]).map((action) => ({ ...action, inline: false }))}
          onFailed={(action, error) => notify.error(errorSentence(action.failed ?? `${action.label} failed`, error))}
        />
      </div>
      <p className={styles.position}>{candidate.position}</p>
      <p className={styles.reach}>
        {candidate.phone !== '' && <PhoneLink phone={candidate.phone} />}
        {candidate.email !== '' && <EmailLink email={candidate.email} />}
      </p>
    </li>
  );
}
