import { addDays, today } from 'shared/domain/dates/dates';
import type { ApplicationInput } from 'shared/domain/people/application';
import type { Actor } from '../../core/actorOf';
import { ApiError } from '../../core/errors';
import { countCall } from '../../core/throttle';
import type { Queries } from '../../db/tables';
import { candidates } from '../candidates/candidates';
import { describeFile, type Upload } from '../files/readUpload';
import { storeFile } from '../files/recordFiles';
import { tell } from '../notifications/notify';
import { createRecord } from '../resource/changeRecord';
import { openVacancy } from '../vacancies/publicVacancies';
import { LINK_DAYS, makeApplicationLink } from './applicationLink';

const DAY_MS = 24 * 60 * 60 * 1000;
const [ofInstahires] = candidates;

/** 410 for a vacancy that takes no applications any more, or never did. */
const closed = () => new ApiError(410, 'closed', 'This job is filled or closed. See the careers page for open ones.');

/**
 * Stores an application, in a transaction, as a candidate for the vacancy at `slug`; the same number for the same vacancy
 * within a day is one application. Answers what the applicant's link holds; undefined for an application that was there.
 * Throws 410 for a vacancy that is not open.
 */
export async function storeApplication(
  tx: Queries,
  slug: string,
  { name, phone, city, notice, language }: ApplicationInput,
  file: Upload['file'],
  visitor: Actor,
): Promise<string | undefined> {
  const vacancy = await openVacancy(tx, slug);
  if (!vacancy) throw closed();
  const { count } = await countCall(tx, `application:${vacancy.id}:${phone}`, DAY_MS);
  if (count > 1) return undefined;
  const { id, title, companyId } = vacancy;
  const candidate = await createRecord(
    tx,
    ofInstahires,
    { name, phone, city, position: title, companyId, vacancyId: id, linkEndsOn: addDays(today(), LINK_DAYS) },
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
  await tell(tx, {
    kind: 'products.application',
    values: { id: candidate.id, name, position: title },
    subject: `candidates/${candidate.id}`,
  });
  return makeApplicationLink(tx, candidate.id);
}
