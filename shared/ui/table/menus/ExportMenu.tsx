import { Button, Dropdown } from 'antd';
import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useAction } from '../../page/useAction';

/** The file formats of an export. */
export type ExportFormat = 'csv' | 'xlsx';

export interface ExportMenuProps {
  /** Saves the file. Errors are shown as a notification. */
  onExport: (format: ExportFormat) => Promise<void>;
  /** The message when it fails: "Failed to export centers". */
  failed: string;
  /** By default false. */
  disabled?: boolean;
  /** The button's style. By default the default button's. */
  type?: ComponentProps<typeof Button>['type'];
}

const formats = [
  { key: 'csv', label: 'CSV' },
  { key: 'xlsx', label: 'Excel' },
];

/** A button that exports the list as CSV or Excel. */
export function ExportMenu({ onExport, failed, disabled = false, type }: ExportMenuProps) {
  const { isRunning, run } = useAction();
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled || isRunning}
      menu={{ items: formats, onClick: ({ key }) => void run(failed, () => onExport(key as ExportFormat)) }}
    >
      <Button
        type={type}
        icon={<Download />}
        title="Export"
        loading={isRunning}
        disabled={disabled}
        aria-haspopup="menu"
      >
        Export
      </Button>
    </Dropdown>
  );
}
