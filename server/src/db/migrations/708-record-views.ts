import type { Migration } from './migration';

/** Nothing changes but that there are views of records, which `makeRecordViews` makes after each migration. */
export const recordViews: Migration = { name: '708-record-views', up: async () => undefined };
