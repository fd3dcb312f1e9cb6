import { CalendarOff, MapPinned } from 'lucide-react';
import type { ReactNode } from 'react';
import { endReasons, moveInput } from 'shared/domain/work/placements/placement';
import { endInput, type TogetherInput } from 'shared/domain/work/placements/placementsTogether';
import type { Field } from 'shared/ui';
import type { ZodType } from 'zod';
import { moveFields } from './resource';

/** A bulk action on placements. */
export interface PlacementAct {
  kind: TogetherInput['act']['kind'];
  /** Its button's label, before the count. */
  title: string;
  icon: ReactNode;
  /** "12 people moved". */
  done: string;
  fields: readonly Field<object>[];
  schema: ZodType<object, unknown>;
  initial: object;
}

/** The bulk actions on placements. */
export const togetherActs: readonly PlacementAct[] = [
  {
    kind: 'move',
    title: 'Move',
    icon: <MapPinned />,
    done: 'moved',
    fields: moveFields as readonly Field<object>[],
    schema: moveInput,
    initial: {},
  },
  {
    kind: 'end',
    title: 'End',
    icon: <CalendarOff />,
    done: 'ended',
    fields: [
      { name: 'endsOn', label: 'Last day', kind: 'date', required: true },
      { name: 'endReason', label: 'Reason for the end', kind: 'select', options: endReasons, required: true },
    ] as unknown as readonly Field<object>[],
    schema: endInput,
    initial: {},
  },
];
