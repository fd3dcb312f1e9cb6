import { Alert, Button, Radio } from 'antd';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isSame } from './createFormStore';
import { DuplicateLinks } from './DuplicateNotice';
import styles from './FormResult.module.css';
import { type Field, formatFieldValue } from './field';
import { useFormScope } from './formState';
import type { Outcome } from './useSubmission';

/** Scrolls its content into view when it appears: in a long form the result is far from the button. */
function InView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={box}>{children}</div>;
}

/** The result of saving, shown in the form: an alert, a status, or a note that earlier input was restored. */
export function FormResult({
  outcome,
  onDiscardDraft,
}: {
  outcome: Outcome;
  onDiscardDraft: (() => void) | undefined;
}) {
  if (outcome.kind === 'failed')
    return (
      <InView>
        <Alert
          type="error"
          showIcon
          role="alert"
          title={outcome.failure.title}
          description={outcome.failure.detail}
          action={outcome.duplicates.length > 0 && <DuplicateLinks duplicates={outcome.duplicates} />}
        />
      </InView>
    );
  if (outcome.kind === 'done' && outcome.text !== undefined)
    return (
      <InView>
        <Alert type="success" showIcon role="status" title={outcome.text} />
      </InView>
    );
  if (onDiscardDraft === undefined) return null;
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title="Your earlier draft was restored."
      action={
        <Button size="small" onClick={onDiscardDraft}>
          Discard
        </Button>
      }
    />
  );
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-z]{20}$/.test(value);
const ignore = () => undefined;

/** One version of a field. A field with another record's id uses its own control, which knows the name. */
function Version({ field, value, id }: { field: Field<object>; value: unknown; id: string }) {
  if (field.kind !== 'custom' || field.format || !isId(value)) return formatFieldValue(field, value);
  return field.render({
    id,
    value,
    invalid: false,
    required: false,
    disabled: true,
    describedBy: undefined,
    onChange: ignore,
    onBlur: ignore,
  });
}

/**
 * A save conflict: shows both versions of each differing field to choose from; fields the user did not edit default to
 * the other version.
 */
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
  const panel = useId();
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
          description="Nothing was saved yet. Choose which version of each field to keep."
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
              <Radio value="mine">
                Mine: <Version field={field} value={mine[field.name]} id={`${panel}-mine-${field.name}`} />
              </Radio>
              <Radio value="theirs">
                Theirs: <Version field={field} value={current[field.name]} id={`${panel}-theirs-${field.name}`} />
              </Radio>
            </Radio.Group>
          </li>
        ))}
      </ul>
      <Button onClick={resolve}>Save with these choices</Button>
    </div>
  );
}
