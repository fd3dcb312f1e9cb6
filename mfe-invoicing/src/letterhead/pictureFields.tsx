import type { LetterheadInput } from 'shared/domain/letterhead/letterhead';
import type { Field } from 'shared/ui';
import { PictureInput } from './PictureInput';

/** A picture in a history. */
const inWords = (value: unknown) => `picture ${String(value).slice(0, 8)}`;

/** The pictures of a letterhead. */
export const pictureFields: readonly Field<LetterheadInput>[] = [
  {
    name: 'logo',
    label: 'Logo',
    group: 'Pictures',
    kind: 'custom',
    format: inWords,
    render: (control) => <PictureInput control={control} name="Logo" />,
    help: 'Printed above the legal name. Issued papers keep the one they were issued with.',
  },
  {
    name: 'signature',
    label: 'Signature',
    group: 'Pictures',
    kind: 'custom',
    format: inWords,
    render: (control) => <PictureInput control={control} name="Signature" />,
    help: 'Printed above the signatory. A photograph on white paper will do.',
  },
];
