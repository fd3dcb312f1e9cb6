import { FileText } from 'lucide-react';
import type { LetterLanguage } from 'shared/domain/papers/letterTemplate';
import type { Placement } from 'shared/domain/work/placements/placement';
import { api, downloadFile } from 'shared/platform';
import type { PageAct } from 'shared/ui';

const languages: readonly [LetterLanguage, string][] = [
  ['en', 'English'],
  ['hi', 'Hindi'],
];

/** Saves a placement's appointment letter as PDF, one action per language. */
export const letterActs = ({ id, employeeName }: Pick<Placement, 'id' | 'employeeName'>): readonly PageAct[] =>
  languages.map(([language, name]) => ({
    label: `Appointment letter in ${name}`,
    icon: <FileText />,
    failed: 'Failed to create the letter',
    onClick: async () =>
      downloadFile(
        `Appointment letter ${employeeName} (${name}).pdf`,
        await api.download(`placements/${id}/letter`, { query: { language } }),
      ),
  }));
