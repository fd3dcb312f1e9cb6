import type { TogetherResult } from 'shared/domain/records/together';
import type { ZodType } from 'zod';
import type { Field } from '../form/field';

/** The actual or expected result for a record: why nothing was done, empty if it was; and optionally how to fix it. */
export type CameTogether = Pick<TogetherResult, 'id' | 'reason'> & Partial<Pick<TogetherResult, 'says'>>;

/** A button that runs it. */
export interface TogetherChoice<R extends CameTogether> {
  /** The label, with the number of possible records. */
  label: (count: number) => string;
  /** The follow-up with the processed records. */
  done: (done: readonly R[]) => Promise<void>;
}

/** A bulk action. */
export interface TogetherAct<R extends CameTogether = TogetherResult> {
  /** The API path, which takes `{ ids, isCheck }` and reports the expected results beforehand. */
  path: string;
  /** The maximum number of records in one request. By default 500. */
  most?: number;
  /** The dialog's title. */
  title: string;
  /** The fields to fill in before the check. By default none. */
  asks?: { fields: readonly Field<object>[]; schema: ZodType<object, unknown>; initial: object };
  /** Further parts of the request body, from the input. By default none. */
  body?: (asked: object) => object;
  /** The last one is the primary button. */
  choices: readonly TogetherChoice<R>[];
  rows: readonly { id: string; name: string }[];
}
