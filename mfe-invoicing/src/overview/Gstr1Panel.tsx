import { Button, Select } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addMonths, formatMonth, today } from 'shared/domain/dates/dates';
import type { Registration } from 'shared/domain/letterhead/registration';
import { useGet, useMay } from 'shared/platform';
import { type ExportFormat, Panel, Row, Stack, Text } from 'shared/ui';
import { useSaving } from '../files/useSaving';

const MONTHS = 24;

/** What a month's return is made of. */
const parts = [
  { part: 'supplies', label: 'Download' },
  { part: 'sac', label: 'SAC summary' },
  { part: 'documents', label: 'Documents issued' },
] as const;

/** GSTR-1A reports what was issued into a month after its GSTR-1 was filed. */
const returns = ['GSTR-1', 'GSTR-1A'] as const;

/** This month and those before it. */
function months(): string[] {
  return Array.from({ length: MONTHS }, (_, back) => addMonths(today(), -back).slice(0, 7));
}

/** Saves the parts of a month's outward supplies as CSV or for Excel; last month's by default, for it is the one to file. */
export function Gstr1Panel() {
  const [choices] = useState(months);
  const [month, setMonth] = useState(choices[1] ?? '');
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [of, setOf] = useState<(typeof returns)[number]>('GSTR-1');
  const registrations =
    useGet<Registration[]>(useMay('letterhead:read') ? 'letterhead/registrations' : undefined).data ?? [];
  const [chosen, setChosen] = useState<string>();
  const registration = chosen ?? registrations.at(-1)?.gstin;
  const isOne = registrations.length < 2;
  const { running, problem, save } = useSaving();
  const download = (part: string) => {
    const name = `${of.toLowerCase().replace('-', '')}-${month}${isOne ? '' : `-${registration}`}`;
    return save(
      part,
      `invoices/gstr1.${format}`,
      { month, part, return: of, ...(!isOne && { registration }) },
      `${name}${part === 'supplies' ? '' : `-${part}`}.${format}`,
    );
  };
  return (
    <Panel title="GSTR-1" actions={<Link to="/dashboard/invoicing/gst-returns">Check and file</Link>}>
      <Stack gap={3}>
        <Text>
          Every invoice, credit and debit note of a month under its table of the return (B2B, B2CL, exports, SEZ, CDNR
          …), with its taxes; the sums by SAC (table 12); the numbers issued (table 13).
        </Text>
        <Row>
          <Select
            aria-label="Month"
            value={month}
            onChange={setMonth}
            options={choices.map((value) => ({ value, label: formatMonth(value) }))}
            style={{ flex: '1 1 120px' }}
          />
          <Select
            aria-label="Return"
            value={of}
            onChange={setOf}
            options={returns.map((value) => ({ value, label: value }))}
            style={{ flex: '0 1 120px' }}
          />
          {!isOne && (
            <Select
              aria-label="GSTIN"
              value={registration}
              onChange={setChosen}
              options={registrations.map(({ gstin }) => ({ value: gstin, label: gstin }))}
              style={{ flex: '0 1 200px' }}
            />
          )}
          <Select<ExportFormat>
            aria-label="Saved as"
            value={format}
            onChange={setFormat}
            options={[
              { value: 'csv', label: 'CSV' },
              { value: 'xlsx', label: 'Excel' },
            ]}
          />
          {parts.map(({ part, label }) => (
            <Button key={part} icon={<Download />} loading={running === part} onClick={() => void download(part)}>
              {part === 'supplies' ? `${label} ${format === 'csv' ? 'CSV' : 'Excel'}` : label}
            </Button>
          ))}
        </Row>
        {problem}
      </Stack>
    </Panel>
  );
}
