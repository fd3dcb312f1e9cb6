import { useEffect, useRef } from 'react';
import type { Candidate, CandidateStatus } from 'shared/domain/candidate';
import { notify } from 'shared/platform';
import { EmailLink, errorSentence, type RowAction, RowActions } from 'shared/ui';
import { StatusButtons } from '../StatusButtons';
import classes from './CandidateCard.module.css';

export interface CandidateCardProps {
  candidate: Candidate;
  actions: readonly RowAction<Candidate>[];
  /** It has just been moved here by a button: the focus follows it. */
  takesFocus: boolean;
  onMove: (candidate: Candidate, status: CandidateStatus) => void;
  onDrag: (candidate: Candidate | undefined) => void;
}

/** One candidate on the board: dragged with a mouse, moved with the buttons by everyone else. */
export function CandidateCard({ candidate, actions, takesFocus, onMove, onDrag }: CandidateCardProps) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  return (
    <li ref={card} className={classes.card} tabIndex={-1} draggable onDragStart={(event) => { event.dataTransfer.setData('text/plain', candidate.name); onDrag(candidate); }} onDragEnd={() => onDrag(undefined)}>
      <div className={classes.head}>
        <h3 className={classes.name} title={candidate.name}>{candidate.name}</h3>
        <RowActions
          row={candidate}
          title={candidate.name}
          actions={actions.map((action) => ({ ...action, inline: false }))}
          onFailed={(action, error) => notify.error(errorSentence(action.failed ?? `${action.label} failed`, error))}
        />
      </div>
      <p className={classes.position}>{candidate.position}</p>
      <p className={classes.email}><EmailLink email={candidate.email} /></p>
      <StatusButtons candidate={candidate} omitsOwn onChange={onMove} />
    </li>
  );
}
