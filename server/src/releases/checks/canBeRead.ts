import { releaseSchema } from 'shared/contract';
import type { Check } from './check';

/**
 * A release agrees with this contract: its slots, kinds of records, conditions and fields exist. One stored by an
 * earlier server may name others.
 */
export const canBeRead: Check = ({ release }) =>
  (releaseSchema.safeParse(release).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}.`);
