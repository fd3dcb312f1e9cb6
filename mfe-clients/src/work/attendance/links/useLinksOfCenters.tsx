import { type ReactNode, useState } from 'react';
import type { Center } from 'shared/domain/clients/centers/center';
import { centerName } from 'shared/domain/clients/centers/centerName';
import { formatMonth, today } from 'shared/domain/dates/dates';
import { attendanceLinkPath, linkEnd, type MadeAttendanceLink } from 'shared/domain/work/attendance/attendanceLink';
import { api, confirm, errorText, notify, refresh } from 'shared/platform';
import { formatCount, LinksToSend, type LinkToSend } from 'shared/ui';

const PATH = 'attendance-links';
const CENTER = { one: 'center', many: 'centers' };

/**
 * Creates this month's supervisor link for each chosen center and shows them with the ways to send each to the first
 * contact. Render `shown` once.
 */
export function useLinksOfCenters(): { make: (centers: readonly Center[]) => Promise<boolean>; shown: ReactNode } {
  const [links, setLinks] = useState<readonly LinkToSend[]>([]);
  const make = async (centers: readonly Center[]) => {
    const month = today().slice(0, 7);
    const isSure = await confirm({
      title: `Make supervisors’ links for ${formatCount(centers.length, CENTER)}?`,
      body: `Each marks the attendance of its center in ${formatMonth(month)}. Earlier links go on working.`,
      confirmLabel: 'Make links',
    });
    if (!isSure) return false;
    const made: LinkToSend[] = [];
    const failed: string[] = [];
    for (const center of centers) {
      const words = `Attendance of ${centerName(center)}, ${formatMonth(month)}`;
      try {
        const { id, token } = await api.post<MadeAttendanceLink>(PATH, {
          centerId: center.id,
          month,
          endsOn: linkEnd(month, today()),
        });
        made.push({
          id,
          phone: center.mobile1,
          email: center.email1,
          subject: words,
          name: [center.escalation1, centerName(center)].filter(Boolean).join(', '),
          text: `${words}: ${window.location.origin}${attendanceLinkPath(token)}`,
        });
      } catch (error) {
        failed.push(`${centerName(center)}: ${errorText(error)}`);
      }
    }
    setLinks(made);
    await refresh(PATH);
    if (failed.length > 0) notify.error(`${formatCount(failed.length, CENTER)} got no link. ${failed.join(' ')}`);
    return true;
  };
  return {
    make,
    shown: links.length > 0 && (
      <LinksToSend
        title="Send each link to the supervisor of its center only. They are not shown again."
        links={links}
        onClose={() => setLinks([])}
      />
    ),
  };
}
