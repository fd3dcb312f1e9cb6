import { Button, Dropdown } from 'antd';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { LetterLanguage } from 'shared/domain/papers/letterTemplate';
import type { Placement } from 'shared/domain/work/placements/placement';
import { api, downloadFile, notify } from 'shared/platform';
import { errorSentence } from 'shared/ui';

const languages = { en: 'English', hi: 'Hindi' } as const;

/** Saves the appointment letter of a placement as PDF, in the language that is chosen. */
export function LetterButton({ placement: { id, employeeName } }: { placement: Placement }) {
  const [isRunning, setRunning] = useState(false);
  const save = async (language: LetterLanguage) => {
    setRunning(true);
    try {
      const pdf = await api.download(`placements/${id}/letter`, { query: { language } });
      downloadFile(`Appointment letter ${employeeName} (${languages[language]}).pdf`, pdf);
    } catch (error) {
      notify.error(errorSentence('Failed to create the letter', error));
    } finally {
      setRunning(false);
    }
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: Object.entries(languages).map(([key, label]) => ({ key, label })),
        onClick: ({ key }) => void save(key as LetterLanguage),
      }}
    >
      <Button icon={<FileText />} loading={isRunning}>
        Appointment letter
      </Button>
    </Dropdown>
  );
}
