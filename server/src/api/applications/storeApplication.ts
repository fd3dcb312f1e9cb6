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
import { createRecord, updateRecord } from '../resource/changeRecord';
import { giveStatus } from '../submissions/followStages';
import { submissions } from '../submissions/submissions';
import { submissionsOf } from '../submissions/submissionsOf';
import { openVacancy } from '../vacancies/publicVacancies';
import { LINK_DAYS, makeApplicationLink } from './applicationLink';
import { knownApplicant } from './knownApplicant';

const DAY_MS = 24 * 60 * 60 * 1000;
const [ofInstahires] = candidates;

/** 410 for a vacancy that takes no applications any more, or never did. */
const closed = () => new ApiError(410, 'closed', 'This job is filled or closed. See the careers page for open ones.');

/** An application that was sent, about to be stored. */
interface Sent {
  form: ApplicationInput;
  file: Upload['file'];
  visitor: Actor;
  vacancy: NonNullable<Awaited<ReturnType<typeof openVacancy>>>;
}

/** Notifies staff, once of each application. */
const tellOf = (tx: Queries, candidateId: string, { form: { name }, vacancy: { id, title } }: Sent): Promise<unknown> =>
  tell(tx, {
    kind: 'products.application',
    values: { id: candidateId, name, position: title },
    subject: `candidates/${candidateId}/${id}`,
  });

/** Somebody on record applies: they are put forward, once for each vacancy, and a newer CV takes the place of the one that is there. Who was rejected is pending again. */
async function applyAgain(tx: Queries, known: { id: string; status: string }, sent: Sent): Promise<void> {
  const { file, visitor, vacancy } = sent;
  if (file) {
    await updateRecord(tx, ofInstahires, known.id, {}, visitor, describeFile(file));
    await storeFile(tx, known.id, file.content);
  }
  if ((await submissionsOf(tx, known.id)).some(({ vacancyId }) => vacancyId === vacancy.id)) return;
  if (known.status === 'Rejected') await giveStatus(tx, known.id, 'Pending', visitor);
  await createRecord(tx, submissions, { candidateId: known.id, vacancyId: vacancy.id }, visitor);
  await tellOf(tx, known.id, sent);
}

/**
 * Stores an application, in a transaction, as a candidate who is put forward for the vacancy at `slug`; whoever is on
 * record is not stored twice. Answers what the applicant's link holds; undefined for somebody on record, who has one: a
 * stranger with their number and name gets none. Throws 410 for a vacancy that is not open.
 */
export async function storeApplication(
  tx: Queries,
  slug: string,
  form: ApplicationInput,
  file: Upload['file'],
  visitor: Actor,
): Promise<string | undefined> {
  const vacancy = await openVacancy(tx, slug);
  if (!vacancy) throw closed();
  const sent = { form, file, visitor, vacancy };
  const { name, phone, city, notice, language } = form;
  // Of two applications of one number at once the second waits here, and then finds who sent the first.
  await countCall(tx, `applicant:${phone}`, DAY_MS);
  const suspected = form.website !== '';
  // A machine changes nothing of somebody on record.
  const known = suspected ? undefined : await knownApplicant(tx, form);
  if (known) {
    await applyAgain(tx, known, sent);
    return undefined;
  }
  const { id, title, companyId } = vacancy;
  const candidate = await createRecord(
    tx,
    ofInstahires,
    {
      ...{ name, phone, city, position: title, companyId, vacancyId: id, suspected },
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
  if (!suspected) await tellOf(tx, candidate.id, sent);
  return makeApplicationLink(tx, candidate.id);
}
