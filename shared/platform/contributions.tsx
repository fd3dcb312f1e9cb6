import { Fragment, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { ContributionTo, RenderedSlot, SlotName, SlotProps } from 'shared/contract';
import { createEmitter } from './emitter';

/** A module's contribution to a slot. */
export type Offered<S extends SlotName = SlotName> = ContributionTo<S> & {
  /** The module's name. */
  module: string;
  /** Its owner. */
  team: string;
};

/** All slot contributions of this tab's modules, and how their components are rendered. */
export interface ContributionHost {
  list: readonly Offered[];
  /** Loads and renders it in its own error boundary. */
  render: (offered: Offered, props: object) => ReactNode;
}

let host: ContributionHost = { list: [], render: () => null };
const changed = createEmitter();

/** Replaces the contributions. The shell calls it whenever a release becomes current. */
export function offerContributions(next: ContributionHost): void {
  host = next;
  changed.emit();
}

const useHost = () =>
  useSyncExternalStore(
    changed.subscribe,
    () => host,
    () => host,
  );

/** A slot's contributions, by `order`, lowest first. @example const cards = useContributions('dashboard.card'); */
export function useContributions<S extends SlotName>(slot: S): readonly Offered<S>[] {
  const { list } = useHost();
  return useMemo(
    () =>
      list
        .filter((each): each is Extract<Offered, Offered<S>> => each.slot === slot)
        .sort((a, b) => (a.order ?? 100) - (b.order ?? 100)) as readonly Offered<S>[],
    [list, slot],
  );
}

export interface ContributedProps<S extends RenderedSlot> {
  /** One of `useContributions`. */
  offered: Offered<S>;
  /** The component's props. */
  props: SlotProps[S];
}

/**
 * A contribution's component, loaded when rendered: with its skeleton and failure line, in its own error boundary.
 * @example
 * useContributions('record.employee').map((offered) => (
 *   <Contributed key={offered.id} offered={offered} props={{ id, record: employee }} />
 * ));
 */
export function Contributed<S extends RenderedSlot>({ offered, props }: ContributedProps<S>): ReactNode {
  return useHost().render(offered, props);
}

export interface SlotElementProps<S extends RenderedSlot> {
  /** The slot's name. */
  name: S;
  /** Each component's props. */
  props: SlotProps[S];
  /** A wrapper for each. By default none. */
  frame?: (offered: Offered<S>, content: ReactNode) => ReactNode;
}

/**
 * A place on a page for modules' contributions. Renders nothing without any. @public
 * @example
 * <Slot name="record.employee" props={{ id, record: employee }} />
 */
export function Slot<S extends RenderedSlot>({ name, props, frame }: SlotElementProps<S>): ReactNode {
  return useContributions(name).map((offered) => {
    const { id }: { id: string } = offered as Offered;
    const content = <Contributed offered={offered} props={props} />;
    return <Fragment key={id}>{frame ? frame(offered, content) : content}</Fragment>;
  });
}
