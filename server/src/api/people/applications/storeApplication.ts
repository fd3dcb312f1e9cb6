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

/** 410 for a vacancy that accepts no applications. */
const closed = () => new ApiError(410, 'closed', 'This job is filled or closed. See the careers page for open ones.');

/**
 * Stores an application to the vacancy at `slug` in a transaction, as a new candidate for it, and returns the link's
 * contents. A phone number and a name prove nothing, so an existing record with them stays unchanged. The
 * candidate's page shows both as the same person, and staff merge them and choose the CV to keep. Throws 410 for a
 * vacancy that is not open.
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
