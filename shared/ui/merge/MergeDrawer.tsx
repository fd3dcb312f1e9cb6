import { Drawer } from 'antd';
import { useId, useState } from 'react';
import type { StoredRecord } from 'shared/platform';
import { RecordSelect } from '../form/laterForms';
import type { ResourceDefinition } from '../resource';
import styles from './MergeDrawer.module.css';
import { MergePair } from './MergePair';

export interface MergeDrawerProps {
  resource: ResourceDefinition<StoredRecord>;
  /** The record that is kept. */
  record: StoredRecord;
  isOpen: boolean;
  onClose: () => void;
}

/** Merges another record into this one: chooses it, shows differences and related records. */
export default function MergeDrawer({ resource, record, isOpen, onClose }: MergeDrawerProps) {
  return (
    <Drawer open={isOpen} size={680} title={`Merge with ${resource.title(record)}`} onClose={onClose} destroyOnHidden>
      <MergeForm resource={resource} record={record} onDone={onClose} />
    </Drawer>
  );
}

/** Distinguishes records with the same name: their keys, after the name. */
function choiceText({ title, keys = {} }: ResourceDefinition<StoredRecord>, row: StoredRecord): string {
  const values = Object.keys(keys).map((name) => String((row as unknown as Record<string, unknown>)[name] ?? ''));
  return [...new Set([title(row), ...values])].filter(Boolean).join(' · ');
}

function MergeForm({
  resource,
  record,
  onDone,
}: {
  resource: ResourceDefinition<StoredRecord>;
  record: StoredRecord;
  onDone: () => void;
}) {
  const id = useId();
  const [other, setOther] = useState<StoredRecord>();
  const { one } = resource.name;
  return (
    <div className={styles.form}>
      <p className={styles.text} id={`${id}-help`}>
        Choose the {one} that is the same as {resource.title(record)}. Everything that belongs to it moves here, and it
        is deleted.
      </p>
      <div>
        <label className={styles.label} htmlFor={id}>
          Merge with
        </label>
        <RecordSelect<StoredRecord>
          control={{
            id,
            value: other?.id ?? '',
            onChange: () => undefined,
            onBlur: () => undefined,
            invalid: false,
            required: true,
            disabled: false,
            describedBy: `${id}-help`,
          }}
          path={resource.path}
          name={resource.name}
          titleOf={(row) => choiceText(resource, row)}
          except={record.id}
          placeholder={typeof resource.search === 'string' ? resource.search : 'Name'}
          onPick={setOther}
        />
      </div>
      {other && <MergePair key={other.id} resource={resource} kept={record} gone={other} onDone={onDone} />}
    </div>
  );
}
