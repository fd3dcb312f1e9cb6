import type { Queries } from '../../db/tables';
import { readPicture } from '../letterhead/pictures';
import type { Paper } from './documentContent';
import { pdfPool } from './pdfPool';

/** A document's PDF bytes, with its pictures. Pictures were normalized when stored, so nothing is decoded. */
export async function printPaper(
  db: Queries,
  paper: Paper,
  options?: { signal?: AbortSignal; bypassesLimit?: boolean },
): Promise<Uint8Array> {
  const { logo, signature } = paper.sheet.supplier;
  const pictures: Record<string, string> = {};
  for (const sha256 of [logo, signature]) {
    const picture = await readPicture(db, sha256);
    if (sha256 && picture) pictures[sha256] = `data:${picture.type};base64,${picture.content.toString('base64')}`;
  }
  return pdfPool.run('renderPaper', { ...paper, pictures }, options);
}
