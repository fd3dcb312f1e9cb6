import type { TogetherResult } from 'shared/domain/records/together';
import type { ZodType } from 'zod';
import type { Field } from '../form/field';

/** What came, or would come, of an act for a record: why nothing was done with it, empty where it was, and where it helps what. */
export type CameTogether = Pick<TogetherResult, 'id' | 'reason'> & Partial<Pick<TogetherResult, 'says'>>;

/** A button that does it. */
export interface TogetherChoice<R extends CameTogether> {
  /** With how many can be. */
  label: (count: number) => string;
  /** What follows, with those that it was done with. */
  done: (done: readonly R[]) => Promise<void>;
}

/** What is done with many records at once. */
export interface TogetherAct<R extends CameTogether = TogetherResult> {
  /** Where the API does it by `{ ids, isCheck }`, and beforehand says what would come of it. */
  path: string;
  /** The most that one call takes. By default 500. */
  most?: number;
  /** Of the dialog. */
  title: string;
  /** What is asked before it is checked. By default nothing. */
  asks?: { fields: readonly Field<object>[]; schema: ZodType<object, unknown>; initial: object };
  /** What of the answers its call also sends. By default nothing. */
  body?: (asked: object) => object;
  /** The last is the main one. */
  choices: readonly TogetherChoice<R>[];
  rows: readonly { id: string; name: string }[];
}
