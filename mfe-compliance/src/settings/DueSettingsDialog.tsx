import { Modal, Select } from 'antd';
import { useState } from 'react';
import type { SettledDues } from 'shared/domain/compliance/complianceAnswers';
import { states } from 'shared/domain/records/states';
import { api, notify, refresh, useGet } from 'shared/platform';
import { type Field, ResponseState, SchemaForm, useFocusReturn } from 'shared/ui';
import { compliancePaths } from '../compliancePaths';
import { quarterOptions, type SettingsForm, settingsForm, settingsOf, startOf } from './dueSettingsForm';
import { RuleSwitches } from './RuleSwitches';

const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }));
const filers = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'quarterly', label: 'Quarterly (QRMP)' },
];

const fieldsOf = ({ rules }: SettledDues): readonly Field<SettingsForm>[] => [
  { name: 'filer', label: 'GST returns are filed', kind: 'select', options: filers, clearable: false },
  {
    name: 'from',
    label: 'From the quarter',
    kind: 'select',
    options: quarterOptions(),
    clearable: false,
    help: 'Pending dues of the other filing frequency leave the calendar.',
  },
  {
    name: 'workStates',
    label: 'States of work',
    kind: 'custom',
    render: ({ id, value, onChange, disabled }) => (
      <Select
        mode="multiple"
        id={id}
        value={value as string[]}
        onChange={onChange}
        disabled={disabled}
        options={stateOptions}
        optionFilterProp="label"
        style={{ inlineSize: '100%' }}
      />
    ),
    help: 'Professional tax and labour welfare fund of these states are tracked.',
  },
  {
    name: 'switched',
    label: 'Applicable dues',
    kind: 'custom',
    labelled: 'none',
    render: ({ value, onChange, disabled }) => (
      <RuleSwitches rules={rules} switched={value as Record<string, boolean>} onChange={onChange} disabled={disabled} />
    ),
  },
  {
    name: 'checkedOn',
    label: 'Checked on',
    kind: 'date',
    help: 'The day on which somebody compared all due dates with their sources.',
  },
];

/** Asks how GST is filed, in which states people work and which rules apply; updates the calendar of dues. */
export default function DueSettingsDialog({ onClose }: { onClose: () => void }) {
  useFocusReturn();
  const [chosen, setChosen] = useState<string>();
  const asked = chosen === undefined ? undefined : { registration: chosen };
  const { data, ...response } = useGet<SettledDues>('compliance/settings', asked);
  const save = async (form: SettingsForm, settled: SettledDues) => {
    await api.put('compliance/settings', settingsOf(form, settled), { query: asked });
    await refresh('compliance/settings', ...compliancePaths);
  };
  return (
    <Modal open title="Which dues apply" onCancel={onClose} footer={null} width={640}>
      <ResponseState of={response} failed="Failed to load which dues apply" skeleton="form" />
      {data && data.registrations.length > 1 && (
        <div>
          <label htmlFor="registration">GSTIN</label>
          <Select
            id="registration"
            value={chosen ?? data.registrations.at(-1)?.gstin}
            onChange={setChosen}
            options={data.registrations.map(({ gstin }) => ({ value: gstin, label: gstin }))}
            style={{ inlineSize: '100%', marginBlockEnd: 16 }}
          />
        </div>
      )}
      {data && (
        <SchemaForm<SettingsForm>
          key={chosen}
          fields={fieldsOf(data)}
          schema={settingsForm}
          initial={startOf(data)}
          submitLabel="Save"
          failure="Failed to save which dues apply"
          onCancel={onClose}
          takesFocus
          onSubmit={(form) => save(form, data)}
          onDone={() => {
            notify.success('Calendar of dues updated');
            onClose();
          }}
        />
      )}
    </Modal>
  );
}
