import { releaseSchema } from 'shared/contract';
import type { Check } from './check';

/** What a release says is of this contract: its slots, kinds of records, conditions and fields are those that there are. One that was stored by a server before this one may name others. */
export const canBeRead: Check = ({ release }) =>
  (releaseSchema.safeParse(release).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}.`);
