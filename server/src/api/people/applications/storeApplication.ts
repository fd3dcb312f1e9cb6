import { addDays, today } from 'shared/domain/dates/dates';
import type { ApplicationInput } from 'shared/domain/people/applications/application';
import type { Actor } from '../../../core/actorOf';
import { ApiError } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { describeFile, type Upload } from '../../files/readUpload';
import { storeFile } from '../../files/recordFiles';
import { tell } from '../../notifications/notify';
import { createRecord } from '../../records/changes/changeRecord';
import { candidates } from '../candidates/candidates';
import { openVacancy } from '../vacancies/publicVacancies';
import { LINK_DAYS, makeApplicationLink } from './applicationLink';

const [ofInstahires] = candidates;

/** 410 for a vacancy that takes no applications any more, or never did. */
const closed = () => new ApiError(410, 'closed', 'This job is filled or closed. See the careers page for open ones.');

/**
 * Stores an application, in a transaction, as a candidate of its own who is put forward for the vacancy at `slug`, and
 * answers what the applicant's link holds. A phone number and a name prove nothing: who is on record with them stays as
 * they are, is found as the same person on the candidate's page, and staff merge both and choose which CV stays. Throws 410
 * for a vacancy that is not open.
 */
export async function storeApplication(
  tx: Queries,
  slug: string,
  { name, phone, city, notice, language, website }: ApplicationInput,
  file: Upload['file'],
  visitor: Actor,
): Promise<string> {
  const vacancy = await openVacancy(tx, slug);
  if (!vacancy) throw closed();
  const suspected = website !== '';
  const { id, title, companyId } = vacancy;
  const candidate = await createRecord(
    tx,
    ofInstahires,
    {
      name,
      phone,
      city,
      position: title,
      companyId,
      vacancyId: id,
      suspected,
      linkEndsOn: addDays(today(), LINK_DAYS),
    },
    visitor,
    {
      source: 'Careers page',
      agreedNotice: notice,
      agreedLanguage: language,
      agreedAt: new Date().toISOString(),
      ...(file && describeFile(file)),
    },
  );
  if (file) await storeFile(tx, candidate.id, file.content);
  if (!suspected)
    await tell(tx, {
      kind: 'products.application',
      values: { id: candidate.id, name, position: title },
      subject: `candidates/${candidate.id}/${id}`,
    });
  return makeApplicationLink(tx, candidate.id);
}
