import { Select } from 'antd';
import { useId } from 'react';
import type { Reach } from 'shared/domain/accounts/reach';
import { useGet } from 'shared/platform';
import { type reaches, reachTexts } from 'shared/product';

interface Props {
  /** The resource of the chosen records. */
  list: (typeof reaches)[number];
  value: NonNullable<Reach>;
  onChange: (value: NonNullable<Reach>) => void;
}

/** The records of one list that an account is limited to. */
export function ReachField({ list: { key, label, resource, sort, name, ...list }, value, onChange }: Props) {
  const { data: records } = useGet<Record<string, string>[]>(resource, { size: 1000, sort });
  const id = useId();
  const within = 'within' in list && value[list.within.key].length > 0 ? list.within : undefined;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        mode="multiple"
        placeholder={within?.text ?? reachTexts.all}
        optionFilterProp="label"
        value={value[key]}
        onChange={(chosen) => onChange({ ...value, [key]: chosen })}
        options={records?.map((record) => ({
          value: record.id ?? '',
          label: name.flatMap((field) => record[field] || []).join(', '),
        }))}
      />
    </>
  );
}
