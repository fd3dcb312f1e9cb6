import { Button, Space } from 'antd';
import { Redo2, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { type DayCode, dayCodes, dayNames } from 'shared/domain/work/attendance/day';
import { Allowed, api, downloadFile } from 'shared/platform';
import { ExportMenu, Row } from 'shared/ui';
import styles from './AttendancePage.module.css';

/** A tool's callback. */
export type ToolAct = { act: 'mark'; code: DayCode | '' } | { act: 'present' | 'undo' | 'redo' | 'import' | 'correct' };

export interface MonthToolsProps {
  centerId: string;
  month: string;
  /** Whether days can be marked. */
  isOpen: boolean;
  isLocked: boolean;
  canUndo: boolean;
  canRedo: boolean;
  onAct: (act: ToolAct) => void;
}

/** The legend of letters, each a button that marks the selected days, and the month's other tools. */
export const MonthTools = memo(function MonthTools(props: MonthToolsProps) {
  const { centerId, month, isOpen, isLocked, canUndo, canRedo, onAct } = props;
  return (
    <Row justify="space-between">
      <div className={styles.legend} role="toolbar" aria-label="Mark the selected days">
        {dayCodes.map((code) => (
          <Button key={code} size="small" disabled={!isOpen} onClick={() => onAct({ act: 'mark', code })}>
            <strong>{code}</strong> {dayNames[code]}
          </Button>
        ))}
        <Button size="small" disabled={!isOpen} onClick={() => onAct({ act: 'mark', code: '' })}>
          Clear
        </Button>
      </div>
      <Row>
        <Space.Compact>
          <Button
            aria-label="Undo"
            icon={<Undo2 />}
            disabled={!isOpen || !canUndo}
            onClick={() => onAct({ act: 'undo' })}
          />
          <Button
            aria-label="Redo"
            icon={<Redo2 />}
            disabled={!isOpen || !canRedo}
            onClick={() => onAct({ act: 'redo' })}
          />
        </Space.Compact>
        {isLocked && (
          <Allowed right="attendance:correct">
            <Button onClick={() => onAct({ act: 'correct' })}>Correct a day</Button>
          </Allowed>
        )}
        {isOpen && <Button onClick={() => onAct({ act: 'present' })}>Mark the rest present</Button>}
        {isOpen && <Button onClick={() => onAct({ act: 'import' })}>Import</Button>}
        <Allowed right="attendance:export">
          <ExportMenu
            failed="Failed to export attendance"
            onExport={async (format) =>
              downloadFile(
                `attendance-${month}.${format}`,
                await api.download(`attendance/${encodeURIComponent(centerId)}/${month}/register.${format}`),
              )
            }
          />
        </Allowed>
      </Row>
    </Row>
  );
});
