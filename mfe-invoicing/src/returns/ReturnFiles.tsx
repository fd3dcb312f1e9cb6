import { Button, Dropdown } from 'antd';
import { Download } from 'lucide-react';
import type { KeptReturn } from 'shared/domain/money/returns/gstReturnAnswers';
import type { useReturnFile } from './useReturnFile';

const tables = { supplies: 'Supplies', advances: 'Advances', sac: 'SAC summary', documents: 'Documents issued' };
const formats = { csv: 'CSV', xlsx: 'Excel' };

/** A file of a return: its name, and how it is saved. */
interface ReturnFile {
  key: string;
  label: string;
  args: readonly [path: string, query: Record<string, string>, suffix: string];
}

const tableFiles: readonly ReturnFile[] = Object.entries(tables).flatMap(([part, name]) =>
  Object.entries(formats).map(([format, word]) => ({
    key: `${part}.${format}`,
    label: `${name}, ${word}`,
    args: [`invoices/gstr1.${format}`, { part }, `${part === 'supplies' ? '' : `-${part}`}.${format}`],
  })),
);

/** The files of a return: the portal's, each table in each format, and the filed ones unchanged. IFF has no tables. */
const filesOf = (of: string, kept: readonly KeptReturn[]): readonly ReturnFile[] => [
  { key: 'portal', label: 'JSON for the portal', args: ['invoices/gstr1.json', {}, '.json'] },
  ...(of === 'IFF' ? [] : tableFiles),
  ...kept.map(
    ({ returnType }): ReturnFile => ({
      key: returnType,
      label: `${returnType} as filed`,
      args: ['invoices/gst-returns/filed.json', { return: returnType }, '-filed.json'],
    }),
  ),
];

interface Props {
  of: string;
  kept: readonly KeptReturn[];
  saving: Pick<ReturnType<typeof useReturnFile>, 'running' | 'save'>;
}

/** A button that saves a period's return as the file chosen in its menu. */
export function ReturnFiles({ of, kept, saving: { running, save } }: Props) {
  const files = filesOf(of, kept);
  return (
    <Dropdown
      trigger={['click']}
      disabled={running !== undefined}
      menu={{
        items: files.map(({ key, label }) => ({ key, label })),
        onClick: ({ key: chosen }) => {
          const file = files.find(({ key }) => key === chosen);
          if (file) void save(chosen, ...file.args);
        },
      }}
    >
      <Button icon={<Download />} loading={running !== undefined} aria-haspopup="menu">
        Download
      </Button>
    </Dropdown>
  );
}
