import { openS3, type TestS3 } from '../../../test/openS3';
import type { Db } from '../../db/tables';
import { openStore } from '../releases.fixture';

/** Runs tests with the files of releases in a folder, and again with them in a bucket. */
export function eachStorage(tests: (open: (db: Db) => ReturnType<typeof openStore>) => void): void {
  describe.each(['in a folder', 'in a bucket'])('with the files %s', (place) => {
    let s3: TestS3 | undefined;
    beforeAll(async () => {
      if (place === 'in a bucket') s3 = await openS3();
    });
    afterAll(() => s3?.stop());
    tests((db) => openStore(db, s3?.newPlace()));
  });
}
