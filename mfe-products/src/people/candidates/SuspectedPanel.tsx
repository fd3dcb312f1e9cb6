import { Button } from 'antd';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import { Allowed, notify, useSave } from 'shared/platform';
import { attempt, Panel, Row } from 'shared/ui';
import { SUBMISSIONS } from '../submissions/resource';

/** Says that the application is probably spam, and releases it into the list. */
export function SuspectedPanel({ path, candidate: { id } }: { path: string; candidate: Candidate }) {
  const { save, isSaving } = useSave<Candidate>(path, [SUBMISSIONS]);
  const release = async () => {
    await save({ suspected: false }, id);
    notify.success('Application released');
  };
  return (
    <Panel title="Suspected spam" dense>
      <Row>
        A field was filled in that people don’t see. If a person applied, release the application; otherwise delete it.
        <Allowed right={`${path}:write`}>
          <Button
            size="small"
            disabled={isSaving}
            onClick={() => void attempt('Failed to release the application', release)}
          >
            Release
          </Button>
        </Allowed>
      </Row>
    </Panel>
  );
}
