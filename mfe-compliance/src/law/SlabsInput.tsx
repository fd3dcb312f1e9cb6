import { Button, InputNumber, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { type FieldControl, MoneyInput } from 'shared/ui';
import { monthOptions } from './MonthsInput';
import styles from './SlabsInput.module.css';

/** A slab being edited. */
interface Slab {
  upToPaise: number | null;
  taxPaise?: number | null;
  percent?: number | null;
  inMonth?: Record<string, number | null>;
}

interface LineProps extends Pick<FieldControl, 'disabled' | 'onBlur'> {
  slab: Slab;
  isPercent: boolean;
  /** The label of its upper limit. */
  upTo: string;
  /** Its name and position: `slab 2`. */
  of: string;
  onChange: (slab: Slab) => void;
  onRemove: () => void;
}

/** A slab: its upper limit and its tax. */
function SlabLine({ slab, isPercent, upTo, of, disabled, onBlur, onChange, onRemove }: LineProps) {
  const [month] = Object.keys(slab.inMonth ?? {});
  return (
    <div className={styles.slab}>
      <div>
        <span aria-hidden="true">{upTo}</span>
        <MoneyInput
          aria-label={`${upTo}, ${of}`}
          value={slab.upToPaise}
          onChange={(upToPaise) => onChange({ ...slab, upToPaise })}
          onBlur={onBlur}
          disabled={disabled}
          placeholder="No end"
        />
      </div>
      {isPercent ? (
        <div>
          <span aria-hidden="true">Tax</span>
          <InputNumber
            aria-label={`Tax, ${of}`}
            min={0}
            max={100}
            suffix="%"
            value={slab.percent}
            onChange={(percent) => onChange({ ...slab, percent })}
            onBlur={onBlur}
            disabled={disabled}
          />
        </div>
      ) : (
        <>
          <div>
            <span aria-hidden="true">Tax</span>
            <MoneyInput
              aria-label={`Tax, ${of}`}
              value={slab.taxPaise ?? null}
              onChange={(taxPaise) => onChange({ ...slab, taxPaise })}
              onBlur={onBlur}
              disabled={disabled}
            />
          </div>
          <div>
            <span aria-hidden="true">Other month</span>
            <Select
              aria-label={`Month with another tax, ${of}`}
              allowClear
              disabled={disabled}
              options={monthOptions}
              value={month}
              onChange={(chosen?: string) => {
                const { inMonth: _before, ...rest } = slab;
                onChange(chosen ? { ...rest, inMonth: { [chosen]: slab.taxPaise ?? null } } : rest);
              }}
            />
          </div>
        </>
      )}
      {month !== undefined && (
        <div>
          <span aria-hidden="true">Tax then</span>
          <MoneyInput
            aria-label={`Tax of that month, ${of}`}
            value={slab.inMonth?.[month]}
            onChange={(paise) => onChange({ ...slab, inMonth: { [month]: paise } })}
            onBlur={onBlur}
            disabled={disabled}
          />
        </div>
      )}
      <Button type="text" icon={<Trash2 />} aria-label={`Remove ${of}`} disabled={disabled} onClick={onRemove} />
    </div>
  );
}

/**
 * The slabs of a tax, each with an upper limit and its tax: an amount, optionally a month with another one; or a
 * percentage of income.
 */
export function SlabsInput({
  isPercent,
  one = 'slab',
  ...control
}: FieldControl & { isPercent: boolean /** The name of one row; by default slab. */; one?: string }) {
  const { id, value, onChange, onBlur, disabled, describedBy } = control;
  const upTo = isPercent ? 'Income up to' : 'Wages up to';
  const slabs = (Array.isArray(value) ? value : []) as readonly Slab[];
  return (
    <fieldset
      id={id}
      className={styles.slabs}
      aria-label={`${one.charAt(0).toUpperCase()}${one.slice(1)}s`}
      aria-describedby={describedBy}
    >
      {slabs.map((slab, index) => (
        <SlabLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a slab is its place among the others.
          key={index}
          {...{ slab, isPercent, upTo, disabled, onBlur }}
          of={`${one} ${index + 1}`}
          onChange={(next) => onChange(slabs.map((each, at) => (at === index ? next : each)))}
          onRemove={() => onChange(slabs.filter((_, at) => at !== index))}
        />
      ))}
      <Button
        icon={<Plus />}
        disabled={disabled || slabs.length >= 30}
        onClick={() =>
          onChange([...slabs, { upToPaise: null, ...(isPercent ? { percent: null } : { taxPaise: null }) }])
        }
      >
        {`Add ${one}`}
      </Button>
    </fieldset>
  );
}
