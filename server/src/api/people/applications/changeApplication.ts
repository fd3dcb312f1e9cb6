import { applicationInput, type CareersLanguage } from 'shared/domain/people/applications/application';
import { z } from 'zod';
import type { Actor } from '../../../core/actorOf';
import { notFound } from '../../../core/errors';
import { parse } from '../../../core/parse';
import type { Queries } from '../../../db/tables';
import { describeFile, type Upload } from '../../files/readUpload';
import { removeFile, storeFile } from '../../files/recordFiles';
import { deleteRecord, updateRecord } from '../../records/changes/changeRecord';
import { candidates } from '../candidates/candidates';
import { applicationOf } from './applicationLink';

const [ofInstahires] = candidates;

/** An applicant's changes through their link. */
export const applicationChange = applicationInput
  .pick({ name: true, phone: true, city: true })
  .partial()
  .extend({
    act: z.enum(['save', 'withdraw'], { error: 'Choose to save the application or to withdraw it.' }),
  });

/**
 * Corrects or withdraws an application, in a transaction, and returns its applicant's language. A withdrawn one is
 * deleted with its CV, and its link ends. Throws 404 for an invalid link, 400 for invalid input.
 */
export async function changeApplication(
  tx: Queries,
  token: string,
  { fields, file }: Upload,
  visitor: Actor,
): Promise<{ act: 'save' | 'withdraw'; language: CareersLanguage }> {
  const candidate = await applicationOf(tx, token);
  if (!candidate) throw notFound('This link no longer works: the application was withdrawn, or the link is too old.');
  const { id, agreedLanguage } = candidate;
  const { act, ...said } = parse(applicationChange, fields);
  if (act === 'save') {
    await updateRecord(tx, ofInstahires, id, said, visitor, file && describeFile(file));
    if (file) await storeFile(tx, id, file.content);
  } else {
    await removeFile(tx, id);
    await deleteRecord(tx, ofInstahires, id, visitor);
    await tx.deleteFrom('application_links').where('candidateId', '=', id).execute();
  }
  return { act, language: agreedLanguage || 'en' };
}
