import { CalendarOff, IndianRupee, MapPinned } from 'lucide-react';
import type { ReactNode } from 'react';
import { endReasons, moveInput } from 'shared/domain/work/placements/placement';
import { endInput, someTermsInput, type TogetherInput } from 'shared/domain/work/placements/placementsTogether';
import type { Field } from 'shared/ui';
import type { ZodType } from 'zod';
import { moveFields, payFields } from './resource';

/** Something that is done with many placements at once. */
export interface TogetherAct {
  kind: TogetherInput['act']['kind'];
  /** On its button, before how many. */
  title: string;
  icon: ReactNode;
  /** "12 people moved". */
  done: string;
  fields: readonly Field<object>[];
  schema: ZodType<object, unknown>;
  initial: object;
}

/** What can be done with many placements at once. */
export const togetherActs: readonly TogetherAct[] = [
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
    kind: 'terms',
    title: 'Change terms',
    icon: <IndianRupee />,
    done: 'given other terms',
    fields: [
      {
        name: 'startsOn',
        label: 'From',
        kind: 'date',
        required: true,
        help: 'What is left empty stays as each has it.',
      },
      {
        name: 'paysArrears',
        label: 'Pay arrears',
        kind: 'checkbox',
        help: 'If wages from that day are already paid, the next wages pay the difference.',
      },
      ...payFields.map((field) => (field.kind === 'select' ? { ...field, clearable: true } : field)),
    ] as unknown as readonly Field<object>[],
    schema: someTermsInput,
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
