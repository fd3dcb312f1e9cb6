import { Button, Input } from 'antd';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { type FieldControl, Row, Stack } from 'shared/ui';
import styles from './FeaturesField.module.css';

const MOST = 30;

/** A plan's features, one per line. Enter adds a line; Backspace in an empty line removes it. */
export function FeaturesField({ control }: { control: FieldControl }) {
  const features = (control.value as string[] | undefined) ?? [];
  const list = useRef<HTMLDivElement>(null);
  const isFull = features.length >= MOST;

  const focusLine = (index: number) =>
    setTimeout(() => list.current?.querySelectorAll('input')[Math.max(0, index)]?.focus());
  const insert = (at: number) => {
    if (isFull) return;
    control.onChange(features.toSpliced(at, 0, ''));
    focusLine(at);
  };
  const remove = (at: number) => {
    control.onChange(features.toSpliced(at, 1));
    focusLine(Math.min(at, features.length - 2));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      insert(index + 1);
    }
    if (event.key === 'Backspace' && features[index] === '') {
      event.preventDefault();
      remove(index);
    }
  };

  return (
    <Stack gap={2} ref={list} role="group" aria-labelledby={`${control.id}-label`}>
      <span id={`${control.id}-label`} className={styles.label}>
        Features
      </span>
      {features.map((feature, index) => (
        <Row key={index} gap={1} wraps={false}>
          <Input
            aria-label={`Feature ${index + 1}`}
            value={feature}
            maxLength={200}
            disabled={control.disabled}
            onChange={(event) => control.onChange(features.with(index, event.target.value))}
            onKeyDown={(event) => onKeyDown(event, index)}
          />
          <Button
            type="text"
            aria-label={`Remove feature ${index + 1}`}
            icon={<X />}
            disabled={control.disabled}
            onClick={() => remove(index)}
          />
        </Row>
      ))}
      <Button
        type="dashed"
        icon={<Plus />}
        disabled={control.disabled || isFull}
        onClick={() => insert(features.length)}
      >
        {isFull ? `${MOST} features at most` : 'Add feature'}
      </Button>
    </Stack>
  );
}
