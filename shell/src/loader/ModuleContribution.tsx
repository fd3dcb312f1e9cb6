import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import type { RegistryModule } from 'shared/contract';
import type { Offered } from 'shared/platform';
import type { Part } from './loadPart';
import styles from './ModuleContribution.module.css';
import { describeReason } from './ModuleFailure';
import { ModulePart } from './ModulePart';
import { hintFiles } from './preload';

/** How long a contribution may wait for something of its own, in milliseconds, before it counts as hanging. */
export const HANG_MS = 10_000;

/** The room that is kept for a contribution that says nothing of it, in px. */
const USUAL_HEIGHT = 120;

/** What people know a contribution by. */
const nameOf = (offered: Offered): string => ('title' in offered ? offered.title : offered.label);

/** What a module puts into a slot: it loads when it is rendered, and whatever becomes of it stays here. */
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
        <Suspense
          fallback={
            <Waiting most={HANG_MS} onHang={() => fail(new Error(`it wasn’t ready within ${HANG_MS / 1000} seconds`))}>
              {skeleton}
            </Waiting>
          }
        >
          <Shown {...props} />
        </Suspense>
      )}
    </ModulePart>
  );
}

/** Stands in for what is on its way, and tells when that takes too long. */
function Waiting({
  begin,
  most,
  onHang,
  children,
}: {
  /** Called once it waits. By default nothing is. */
  begin?: () => void;
  /** The longest that it waits, in milliseconds. By default without end. */
  most?: number;
  onHang?: () => void;
  children: ReactNode;
}) {
  const beginNow = useEffectEvent(() => begin?.());
  const hangs = useEffectEvent(() => onHang?.());
  useEffect(() => {
    beginNow();
    if (most === undefined) return undefined;
    const timer = setTimeout(() => hangs(), most);
    return () => clearTimeout(timer);
  }, [most]);
  return children;
}
