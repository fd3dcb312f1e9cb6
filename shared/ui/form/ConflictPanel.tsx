import { Alert, Button, Radio } from 'antd';
import { useState } from 'react';
import styles from './ConflictPanel.module.css';
import type { Field } from './field';
import { formatFieldValue } from './formatFieldValue';
import { useFormScope } from './formContext';
import { isSame } from './formStore';
import { InView } from './InView';

/** Someone else saved first: shows both versions of each field that differs and lets the person choose; what the person did not touch begins as theirs. */
export function ConflictPanel({
  fields,
  current,
  onResolve,
}: {
  fields: readonly Field<object>[];
  current: Record<string, unknown>;
  onResolve: () => void;
}) {
  const { store } = useFormScope();
  const [mine] = useState(store.values);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(
    () => new Set(fields.map(({ name }) => name as string).filter((name) => !store.isChanged(name))),
  );
  const differing = fields.filter(({ name }) => !isSame(mine[name], current[name]));
  const choose = (name: string, isTheirs: boolean) =>
    setTheirs((before) => new Set(isTheirs ? [...before, name] : [...before].filter((other) => other !== name)));
  const resolve = () => {
    store.assign({ version: current.version });
    store.assign(
      Object.fromEntries(differing.map(({ name }) => [name, theirs.has(name) ? current[name] : mine[name]])),
    );
    onResolve();
  };
  return (
    <div className={styles.panel}>
      <InView>
        <Alert
          type="warning"
          showIcon
          role="alert"
          title="Someone else changed this while you were editing."
          description="Nothing was saved. Choose which version of each field to keep."
        />
      </InView>
      <ul className={styles.fields}>
        {differing.map((field) => (
          <li key={field.name}>
            <Radio.Group
              aria-label={field.label}
              className={styles.choice}
              value={theirs.has(field.name) ? 'theirs' : 'mine'}
              onChange={(event) => choose(field.name, event.target.value === 'theirs')}
            >
              <span className={styles.label}>{field.label}</span>
              <Radio value="mine">Mine: {formatFieldValue(field, mine[field.name])}</Radio>
              <Radio value="theirs">Theirs: {formatFieldValue(field, current[field.name])}</Radio>
            </Radio.Group>
          </li>
        ))}
      </ul>
      <Button onClick={resolve}>Save with these choices</Button>
    </div>
  );
}
