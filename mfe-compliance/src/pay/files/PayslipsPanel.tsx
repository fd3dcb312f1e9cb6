import { Button, Select } from 'antd';
import { FileArchive } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PayslipLanguage } from 'shared/domain/pay/payslips/payslipLanguages';
import type { WageRegister } from 'shared/domain/pay/wages/wage';
import { Allowed, api, downloadFile, notify } from 'shared/platform';
import { errorSentence, formatNumber, Panel, Row, Text } from 'shared/ui';
import { joinArchives } from './joinArchives';

/** The number of payslips per request: progress updates after each request, and Cancel takes effect after it. */
const TOGETHER = 50;

const languages: { value: PayslipLanguage; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'Hindi' },
];

/** A month's payslips as one archive of PDFs, with progress; Cancel stops it without saving. */
export function PayslipsPanel({ register: { id, month, employees, status } }: { register: WageRegister }) {
  const [language, setLanguage] = useState<PayslipLanguage>('en');
  const [done, setDone] = useState<number>();
  const cancel = useRef<AbortController>(undefined);
  const save = async () => {
    const { signal } = (cancel.current = new AbortController());
    setDone(0);
    try {
      const archives: Uint8Array<ArrayBuffer>[] = [];
      for (let page = 1; (page - 1) * TOGETHER < employees; page += 1) {
        const query = { language, page, size: TOGETHER };
        const some = await api.download(`wages/${id}/payslips.zip`, { query, signal });
        archives.push(new Uint8Array(await some.arrayBuffer()));
        signal.throwIfAborted();
        setDone(Math.min(page * TOGETHER, employees));
      }
      downloadFile(`payslips-${month}-${language}.zip`, joinArchives(archives));
    } catch (error) {
      if (!signal.aborted) notify.error(errorSentence('Failed to create the payslips', error));
    }
    setDone(undefined);
  };
  return (
    <Panel
      dense
      title="Payslips"
      purpose={`A PDF for each person${status === 'Paid' ? '' : ', marked Draft until the month is paid'}.`}
    >
      <Allowed right="wages/lines:export">
        {done === undefined ? (
          <Row>
            <Select aria-label="Language" value={language} options={languages} onChange={setLanguage} />
            <Button icon={<FileArchive />} disabled={employees === 0} onClick={() => void save()}>
              Download payslips
            </Button>
          </Row>
        ) : (
          <Row>
            <progress value={done} max={employees} aria-label="Payslips" />
            <Text role="status">{`${formatNumber(done)} of ${formatNumber(employees)}`}</Text>
            <Button onClick={() => cancel.current?.abort()}>Cancel</Button>
          </Row>
        )}
      </Allowed>
    </Panel>
  );
}
