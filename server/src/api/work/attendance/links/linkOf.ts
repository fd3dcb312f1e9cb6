import { today } from 'shared/domain/dates/dates';
import { type AttendanceLink, attendanceLinkState } from 'shared/domain/work/attendance/attendanceLink';
import { ApiError } from '../../../../core/errors';
import type { Queries } from '../../../../db/tables';
import { hashOf } from '../../../auth/secretTokens';
import { openingMaker } from '../../../links/linkMaker';
import { findRecord } from '../../../records/lists/selectRecords';
import { attendanceLinkKind, attendanceLinks } from './attendanceLinks';

/** A valid link. */
export type OpenLink = Pick<AttendanceLink, 'id' | 'centerId' | 'month' | 'endsOn' | 'usedAt'>;

/** 410 for an invalid link, without distinction: it never existed, has ended or was revoked. */
export const linkEnded = (): ApiError =>
  new ApiError(
    410,
    'link_ended',
    'This link does not work: it has ended, was revoked or is not complete. Ask the office for a new one.',
  );

/** The valid link with a token; undefined for none. */
export async function linkOf(db: Queries, token: string): Promise<OpenLink | undefined> {
  const held = await db
    .selectFrom('attendance_link_tokens')
    .select('linkId')
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst();
  const link = held && (await findRecord(db, attendanceLinks, held.linkId));
  if (!link || attendanceLinkState(link, today(), true) !== 'open') return undefined;
  return (await openingMaker(db, attendanceLinkKind, link)) && link;
}
