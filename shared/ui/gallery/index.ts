import { controls } from './controls.gallery';
import type { Gallery } from './entry';
import { forms } from './forms.gallery';
import { records } from './records.gallery';
import { states } from './states.gallery';
import { tables } from './tables.gallery';
import { values } from './values.gallery';

/** Every component of the design system in every state. Not part of `shared/ui`, and never shipped. */
export const gallery: Gallery = { ...values, ...controls, ...states, ...tables, ...records, ...forms };
