import path from 'node:path';
import type { Settings } from '../../settings';
import { Bucket } from './Bucket';
import { BucketFiles } from './BucketFiles';
import { FolderFiles } from './FolderFiles';
import type { ReleaseFiles } from './ReleaseFiles';

/** The files of releases, wherever the settings say that they lie. */
export function openReleaseFiles({ dataDir, bucket }: Pick<Settings, 'dataDir' | 'bucket'>): ReleaseFiles {
  const folder = new FolderFiles(path.join(dataDir, 'modules'));
  return bucket ? new BucketFiles(new Bucket(bucket), folder) : folder;
}
