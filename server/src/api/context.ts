import type { Db } from '../db/tables';
import type { Settings } from '../settings';

/** What every part of the API is given. */
export interface ApiOptions {
  db: Db;
  settings: Settings;
}
