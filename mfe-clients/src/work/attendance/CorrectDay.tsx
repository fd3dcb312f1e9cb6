import { Modal } from 'antd';
import { formatDate } from 'shared/domain/dates/dates';
import { type CorrectionInput, correctionInput } from 'shared/domain/work/attendance/correction';
import { dayCodes, dayNames } from 'shared/domain/work/attendance/mark';
import { type SheetPerson, valueOn } from 'shared/domain/work/attendance/sheet';
import { api } from 'shared/platform';
import { type Field, SchemaForm } from 'shared/ui';

const fields: readonly Field<CorrectionInput>[] = [
  {
    name: 'code',
    label: 'Day',
    kind: 'select',
    options: dayCodes.map((code) => ({ value: code, label: `${code} ${dayNames[code]}` })),
  },
  { name: 'overtimeMinutes', label: 'Overtime', kind: 'number', min: 0, step: 15, unit: 'minutes' },
  { name: 'reason', label: 'Reason', kind: 'textarea', required: true, maxLength: 500 },
];

export interface CorrectDayProps {
  centerId: string;
  month: string;
  person: SheetPerson;
  day: number;
  onDone: () => void;
  onClose: () => void;
}

/** Corrects a day of a locked month, with a reason. */
export function CorrectDay({ centerId, month, person, day, onDone, onClose }: CorrectDayProps) {
  const date = `${month}-${String(day).padStart(2, '0')}`;
  return (
    <Modal
      open
      title={`Correct ${formatDate(date)} of ${person.name}`}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      <SchemaForm<CorrectionInput>
        fields={fields}
        schema={correctionInput}
        initial={{ employeeId: person.id, day: date, ...valueOn(person, day) }}
        onSubmit={(input) => api.post(`attendance/${encodeURIComponent(centerId)}/${month}/corrections`, input)}
        onDone={onDone}
        onCancel={onClose}
        submitLabel="Correct"
        failure="Failed to correct the day"
        takesFocus
      />
    </Modal>
  );
}
