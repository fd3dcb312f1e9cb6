import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** A letterhead names its logo and its signature, which are stored among the records' files under their hash. */
export const letterheadPictures: Migration = {
  name: '570-letterhead-pictures',
  up: (tx) => addColumns(tx, 'letterhead', { logo: 'text', signature: 'text' }),
};
