import { Button, Dropdown } from 'antd';
import { Download } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { notify } from 'shared/platform';
import { errorSentence } from '../../texts';

/** What a list is saved as. */
export type ExportFormat = 'csv' | 'xlsx';

export interface ExportMenuProps {
  /** Saves the file. What it throws is said over the page. */
  onExport: (format: ExportFormat) => Promise<void>;
  /** The message when it fails: "Failed to export centers". */
  failed: string;
  /** By default false. */
  disabled?: boolean;
  /** The button's look. By default that of any. */
  type?: ComponentProps<typeof Button>['type'];
}

const formats = [
  { key: 'csv', label: 'CSV' },
  { key: 'xlsx', label: 'Excel' },
];

/** A button that saves what is shown as CSV or for Excel. */
export function ExportMenu({ onExport, failed, disabled = false, type }: ExportMenuProps) {
  const [isExporting, setExporting] = useState(false);
  const save = async (format: ExportFormat) => {
    setExporting(true);
    try {
      await onExport(format);
    } catch (error) {
      notify.error(errorSentence(failed, error));
    } finally {
      setExporting(false);
    }
  };
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled || isExporting}
      menu={{ items: formats, onClick: ({ key }) => void save(key as ExportFormat) }}
    >
      <Button
        type={type}
        icon={<Download />}
        title="Export"
        loading={isExporting}
        disabled={disabled}
        aria-haspopup="menu"
      >
        Export
      </Button>
    </Dropdown>
  );
}
