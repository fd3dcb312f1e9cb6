import { Select } from 'antd';
import type { Registration } from 'shared/domain/letterhead/registration';
import { useGet, useMay } from 'shared/platform';

interface Props {
  /** The GSTIN that is shown; undefined while it loads. */
  value: string | undefined;
  onChange: (gstin: string) => void;
}

/** Chooses one of the company's GSTINs; hidden where it has one alone. */
export function RegistrationSelect({ value, onChange }: Props) {
  const { data = [] } = useGet<Registration[]>(useMay('letterhead:read') ? 'letterhead/registrations' : undefined);
  if (data.length < 2) return null;
  return (
    <Select
      aria-label="GSTIN"
      value={value}
      onChange={onChange}
      options={data.map(({ gstin }) => ({ value: gstin, label: gstin }))}
      style={{ minWidth: 200 }}
    />
  );
}
