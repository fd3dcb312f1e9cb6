import type { Invariant } from '../Invariant';
import * as books from './books';
import * as promises from './promises';
import * as work from './work';

/** All conditions that hold at every step. */
export const invariants: readonly Invariant[] = [books, work, promises].flatMap((room) => Object.values(room));
