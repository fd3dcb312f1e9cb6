import { Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Person } from 'shared/domain/accounts/session';
import type { Letterhead, LetterheadInput } from 'shared/domain/letterhead/letterhead';
import { useGet, useIsOwner } from 'shared/platform';
import { LetterheadForm, letterheadResource, ResourceForm, useFocusReturn } from 'shared/ui';
import { useLetterheadOf } from './useLetterheadOf';

const title = 'Company details on documents';

/** The owner enters the missing details. */
function OwnersDialog({ further, onDone }: { further?: Letterhead; onDone: (saved?: LetterheadInput) => void }) {
  useFocusReturn();
  return (
    <Modal open title={title} width={760} footer={null} onCancel={() => onDone()} destroyOnHidden>
      <p>Issued documents keep these details. You can also edit them under Account → Settings.</p>
      {further ? (
        <ResourceForm
          resource={letterheadResource}
          record={further}
          onSaved={onDone}
          onCancel={() => onDone()}
          takesFocus
        />
      ) : (
        <LetterheadForm isWhole onSaved={onDone} onCancel={() => onDone()} />
      )}
    </Modal>
  );
}

/** Anyone else sees what is missing and whom to ask. */
function ColleaguesDialog({ missing, onDone }: { missing: readonly string[]; onDone: () => void }) {
  useFocusReturn();
  const { data } = useGet<Person[]>('people');
  const owner = data?.find(({ role }) => role === 'owner')?.name;
  return (
    <Modal
      open
      title={title}
      onCancel={onDone}
      footer={
        <Button type="primary" autoFocus onClick={onDone}>
          OK
        </Button>
      }
      destroyOnHidden
    >
      <p>
        {owner ? `Ask ${owner}, the owner,` : 'Ask the owner'} to fill these in under Account → Settings; then this can
        be issued.
      </p>
      <ul>
        {missing.map((msg) => (
          <li key={msg}>{msg}</li>
        ))}
      </ul>
    </Modal>
  );
}

export interface LetterheadDialog {
  letterhead: LetterheadInput;
  /** The company's GSTINs, one of which is chosen if there are several. */
  registrations: readonly string[];
  /** Its missing fields. */
  problems: ReturnType<typeof useLetterheadOf>['problems'];
  /**
   * The complete letterhead, at once or after the owner entered the missing fields; undefined when it stays incomplete.
   */
  ask: () => Promise<LetterheadInput | undefined>;
  /** Render this once, anywhere in the screen. */
  dialog: ReactNode;
}

/**
 * A registration's letterhead (by default the company's details) and the dialog that asks for its missing fields before
 * a document is issued.
 */
export function useLetterheadDialog(registration = ''): LetterheadDialog {
  const { letterhead, further, registrations, problems } = useLetterheadOf(registration);
  const isOwner = useIsOwner();
  const [waiting, setWaiting] = useState<{ answer: (saved?: LetterheadInput) => void }>();
  const ask = () =>
    problems.length === 0
      ? Promise.resolve(letterhead)
      : new Promise<LetterheadInput | undefined>((answer) => setWaiting({ answer }));
  const done = (saved?: LetterheadInput) => {
    setWaiting(undefined);
    waiting?.answer(saved);
  };
  const dialog =
    waiting &&
    (isOwner ? (
      <OwnersDialog further={further} onDone={done} />
    ) : (
      <ColleaguesDialog missing={problems.map(({ msg }) => msg)} onDone={() => done()} />
    ));
  return { letterhead, registrations, problems, ask, dialog };
}
