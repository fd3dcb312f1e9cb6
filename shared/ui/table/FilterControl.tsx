import { Select } from 'antd';
import { DateInput } from '../form/DateInput';
import { toOptions } from '../option';
import { type Filter, filterParams } from './filter';
import styles from './Toolbar.module.css';

export interface FilterControlProps {
  filter: Filter;
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
}

/** The control of one filter. */
export function FilterControl({ filter, values, onChange }: FilterControlProps) {
  if (filter.kind === 'dateRange') {
    return filterParams(filter).map((name, index) => {
      const label = `${filter.label} ${index === 0 ? 'from' : 'to'}`;
      return (
        <span key={name} className={styles.date}>
          <DateInput
            aria-label={label}
            placeholder={label}
            value={values[name]}
            onChange={(date) => onChange(name, date ?? '')}
          />
        </span>
      );
    });
  }
  const value = values[filter.name] ?? '';
  const shared = {
    'aria-label': filter.label,
    placeholder: filter.label,
    allowClear: true,
    options: toOptions(filter.options),
    className: styles.choice,
    popupMatchSelectWidth: false,
    showSearch: filter.options.length > 8 ? { optionFilterProp: 'label' } : false,
  };
  if (filter.multiple) {
    return (
      <Select<string[]>
        {...shared}
        mode="multiple"
        maxTagCount="responsive"
        value={value === '' ? [] : value.split(',')}
        onChange={(chosen) => onChange(filter.name, chosen.join(','))}
      />
    );
  }
  return (
    <Select<string>
      {...shared}
      value={value === '' ? undefined : value}
      onChange={(chosen?: string) => onChange(filter.name, chosen ?? '')}
    />
  );
}
