import { type ClientLink, clientLinkState } from 'shared/domain/clients/links/clientLink';
import { today } from 'shared/domain/dates/dates';
import type { Submission } from 'shared/domain/people/submissions/submission';
import { ApiError, conflict } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { hashOf } from '../../auth/secretTokens';
import { type LinkMaker, openingMaker } from '../../links/linkMaker';
import { candidates } from '../../people/candidates/candidates';
import { vacancies } from '../../people/vacancies/vacancies';
import { idsWithin } from '../../records/idsWithin';
import { findRecord } from '../../records/lists/selectRecords';
import { scopeToClient } from '../../records/scopeToClient';
import { clientLinkKind, clientLinks } from './clientLinks';

const LINK_ENDED = 'This link does not work: it has ended, was revoked or is not complete. Ask us for a new one.';

/** A candidate as the client sees them: without phone number and email address. */
export type ShownPerson = Pick<
  Submission,
  'id' | 'candidateName' | 'position' | 'city' | 'file' | 'clientAnswer' | 'clientNote' | 'clientAnsweredAt'
> & { candidateId: string; skills: string };

/** The content of a link. */
export interface OpenedLink {
  link: Pick<ClientLink, 'id' | 'contact' | 'endsOn' | 'showsCv'>;
  vacancy: { id: string; title: string; city: string };
  people: ShownPerson[];
}

/**
 * A vacancy's candidates still in the running, first submitted first; with skills and CV, if wanted, as far as the
 * link's creator may see them.
 */
async function peopleOf(db: Queries, vacancyId: string, showsCv: boolean, maker: LinkMaker): Promise<ShownPerson[]> {
  const rows = (await db
    .selectFrom('live_submissions as submissions')
    .innerJoin('live_candidates as candidates', 'candidates.id', 'submissions.candidateId')
    .select(['submissions.id', 'candidateId', 'candidates.name as candidateName', 'position', 'city', 'skills', 'file'])
    .select(['clientAnswer', 'clientNote', 'clientAnsweredAt'])
    .where('submissions.vacancyId', '=', vacancyId)
    .where('stage', 'in', ['Submitted', 'Interview', 'Selected'])
    .orderBy('submissions.id')
    .limit(500)
    .execute()) as ShownPerson[];
  const ids = ['', ...rows.map(({ candidateId }) => candidateId)];
  const own = await idsWithin(db, scopeToClient(candidates[0], maker), ids);
  return rows.map((row) => {
    const isOwn = own.has(row.candidateId);
    return { ...row, skills: isOwn ? row.skills : '', file: isOwn && showsCv ? row.file : '' };
  });
}

/**
 * Opens a client's link by its secret. Throws 410, without distinction, for a link that never existed, has expired or
 * was revoked, or whose creator may no longer see its content, and 409 for a closed vacancy.
 */
export async function openClientLink(db: Queries, token: string): Promise<OpenedLink> {
  const held = await db
    .selectFrom('client_link_tokens')
    .select('linkId')
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst();
  const link = held && (await findRecord(db, clientLinks, held.linkId));
  const vacancy = link && (await findRecord(db, vacancies, link.vacancyId));
  const isOpen = link && vacancy && clientLinkState(link, today(), true) === 'open';
  const maker = isOpen && (await openingMaker(db, clientLinkKind, link));
  if (!maker) throw new ApiError(410, 'link_ended', LINK_ENDED);
  if (vacancy.status === 'Closed')
    throw conflict('refused', 'This vacancy is closed. Call us if you still need people for it.');
  return { link, vacancy, people: await peopleOf(db, vacancy.id, link.showsCv, maker) };
}

/** Records when a link was last opened, to the minute. */
export async function noteOpening(db: Queries, { link }: OpenedLink): Promise<void> {
  const usedAt = `${new Date().toISOString().slice(0, 16)}:00.000Z`;
  await db.updateTable('client_links').set({ usedAt }).where('id', '=', link.id).execute();
}

/** One of the people shown by a link. Throws 404 for others. */
export function personOf({ people }: OpenedLink, id: string): ShownPerson {
  const person = people.find((each) => each.id === id);
  if (person) return person;
  throw new ApiError(404, 'not_found', 'This person is no longer put forward for this vacancy. Load the page again.');
}
