import { Download, ListChecks } from 'lucide-react';
import type { FileGroup } from 'shared/domain/pay/files/wageFile';
import type { ListedFile } from 'shared/domain/pay/files/wageFiles';
import { api, downloadFile, useUrlState } from 'shared/platform';
import { type Column, DataTable, formatCount, formatDate, formatNumber, Panel, StatusDot, type Tone } from 'shared/ui';
import { RemarkList } from '../wages/RemarkList';
import { useHandIn } from './useHandIn';

const purposes: Readonly<Record<FileGroup, string>> = {
  Portals: 'What PF, ESI, the states and the tax portal ask for. Nothing is sent: you upload the files.',
  Banks: 'Wages to bank accounts, in your bank’s layout.',
  Registers: 'Registers that an inspector asks for, and who joined and left.',
};

const toMend = { one: 'to mend', many: 'to mend' };

function stateOf({ rows, toMend: left, leftOut, isStopped, handedInOn, paidOn }: ListedFile): {
  text: string;
  tone: Tone;
} {
  if (paidOn !== null) return { text: `Paid ${formatDate(paidOn)}`, tone: 'good' };
  if (handedInOn !== null) return { text: `Handed in ${formatDate(handedInOn)}`, tone: 'good' };
  if (isStopped) return { text: 'Not ready', tone: 'bad' };
  if (left > 0) return { text: formatCount(left, toMend), tone: 'bad' };
  if (leftOut > 0) return { text: `Ready, ${formatNumber(leftOut)} left out`, tone: 'warn' };
  return rows === 0 ? { text: 'Nobody', tone: 'neutral' } : { text: 'Ready', tone: 'good' };
}

const columns: readonly Column<ListedFile>[] = [
  { key: 'title', title: 'File' },
  { key: 'purpose', title: 'Use', wraps: true, priority: 3 },
  { key: 'rows', title: 'Rows', kind: 'number', priority: 2 },
  { key: 'totalPaise', title: 'Amount', kind: 'money', priority: 2 },
  {
    key: 'computed:state',
    title: 'State',
    text: (row) => stateOf(row).text,
    beside: 16,
    render: (row) => <StatusDot tone={stateOf(row).tone}>{stateOf(row).text}</StatusDot>,
  },
];

interface Props {
  wageId: string;
  group: FileGroup;
  files: readonly ListedFile[];
}

/** The files of one group with their states; required corrections expand below a file. */
export function FileTable({ wageId, group, files }: Props) {
  const [{ file: open }, setUrl] = useUrlState({ file: '' });
  const { action, dialog } = useHandIn(wageId, files);
  const save = async ({ id, fileName }: ListedFile, of: 'all' | 'ready') =>
    downloadFile(fileName, await api.download(`wages/${wageId}/files/${id}`, { query: { of } }));
  return (
    <Panel dense title={group} purpose={purposes[group]}>
      <DataTable
        label={group}
        columns={columns}
        rows={files}
        rowTitle={({ title }) => title}
        detail={({ id, findings }) =>
          id === open && findings.length > 0 ? (
            <>
              {[true, false].map((stops) => {
                const own = findings.filter((finding) => finding.stops === stops);
                const title = stops ? 'To mend' : 'To know';
                return own.length > 0 && <RemarkList key={title} title={title} remarks={own} />;
              })}
            </>
          ) : undefined
        }
        actions={(row) => [
          ...(row.findings.length === 0
            ? []
            : [
                {
                  label: 'Findings',
                  icon: <ListChecks />,
                  inline: true,
                  isOpen: row.id === open,
                  onClick: () => setUrl({ file: row.id === open ? '' : row.id }),
                },
              ]),
          {
            label: row.toMend > 0 ? `Download ${row.rows} ready` : 'Download',
            right: 'wages/lines:export',
            icon: <Download />,
            inline: true,
            disabled: row.isStopped || row.rows === 0,
            failed: `Failed to create ${row.title}`,
            onClick: () => save(row, row.toMend > 0 ? 'ready' : 'all'),
          },
          ...action(row),
        ]}
      />
      {dialog}
    </Panel>
  );
}
