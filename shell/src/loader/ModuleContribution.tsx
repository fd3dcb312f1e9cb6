import type { RegistryModule } from 'shared/contract';
import type { Offered } from 'shared/platform';
import { describeReason } from './describeReason';
import styles from './ModuleContribution.module.css';
import { ModulePart } from './ModulePart';
import { OwnedPart } from './OwnedPart';
import type { Part } from './Part';
import { hintFiles } from './preload';
import { Waiting, WithinTime } from './WithinTime';

/** The default height reserved for a contribution, in px. */
const USUAL_HEIGHT = 120;

/** A contribution's display name. */
const nameOf = (offered: Offered): string => ('title' in offered ? offered.title : offered.label);

/** A module's contribution to a slot: loads when it is rendered, and contains its failures. */
export function ModuleContribution({
  module,
  component,
  offered,
  props,
}: {
  module: RegistryModule;
  component: string;
  offered: Offered;
  props: object;
}) {
  const part: Part = { module, name: component, kind: 'contribution' };
  const skeleton = (
    <div
      className={styles.skeleton}
      style={{ blockSize: ('height' in offered && offered.height) || USUAL_HEIGHT }}
      aria-hidden="true"
    />
  );
  return (
    <OwnedPart part={part} place={offered.slot}>
      <ModulePart
        part={part}
        pending={<Waiting begin={() => hintFiles(part)}>{skeleton}</Waiting>}
        failed={({ reason }, { retry }) => (
          <div className={styles.failure} role="alert" data-contribution-failure={offered.id}>
            <span>
              “{nameOf(offered)}” could not be shown, because {describeReason(reason)}. It is the {offered.team} team’s.
            </span>
            <button type="button" onClick={retry}>
              Retry
            </button>
          </div>
        )}
      >
        {(Shown, fail) => (
          <WithinTime pending={skeleton} fail={fail}>
            <Shown {...props} />
          </WithinTime>
        )}
      </ModulePart>
    </OwnedPart>
  );
}
