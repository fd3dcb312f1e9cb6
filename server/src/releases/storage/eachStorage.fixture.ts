import { openS3, type TestS3 } from '../../../test/openS3';
import type { Db } from '../../db/tables';
import { openStore } from '../releases.fixture';

/** Opens what a server has of releases on a database. `beside`: a server that shares the storage with it, on a machine of its own where nothing else is shared; by default, the storage is empty. */
export type OpenStore = (db: Db, beside?: ReturnType<typeof openStore>) => ReturnType<typeof openStore>;

/** Runs tests with the files of releases in a folder, and again with them in a bucket. */
export function eachStorage(tests: (open: OpenStore) => void): void {
  describe.each(['in a folder', 'in a bucket'])('with the files %s', (place) => {
    let s3: TestS3 | undefined;
    beforeAll(async () => {
      if (place === 'in a bucket') s3 = await openS3();
    });
    afterAll(() => s3?.stop());
    tests((db, beside) => openStore(db, beside?.bucket ?? s3?.newPlace(), s3 ? undefined : beside?.root));
  });
}
