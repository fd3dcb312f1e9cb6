import { InputNumber } from 'antd';
import { parseRupees } from 'shared/domain/money';

export interface MoneyInputProps {
  id?: string;
  /** Integer minor units (paise), or nothing. */
  value: number | null | undefined;
  onChange: (minor: number | null) => void;
  onBlur?: () => void;
  /** By default ₹. */
  symbol?: string;
  disabled?: boolean;
  status?: '' | 'error';
  placeholder?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
  'aria-describedby'?: string;
}

const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Groups the whole part the Indian way while the rest stays as typed. */
function group(value: number | string | undefined): string {
  const [whole = '', fraction] = String(value ?? '').split('.');
  if (whole === '' || whole === '-') return String(value ?? '');
  return grouping.format(Number(whole)) + (fraction === undefined ? '' : `.${fraction}`);
}

/** An amount, typed in rupees with up to 2 decimals, held in integer paise. */
export function MoneyInput({ value, onChange, symbol = '₹', ...rest }: MoneyInputProps) {
  return (
    <InputNumber<number>
      {...rest}
      prefix={symbol}
      controls={false}
      precision={2}
      value={value === null || value === undefined ? null : value / 100}
      formatter={group}
      parser={(text) => Number((text ?? '').replace(/[^\d.-]/g, ''))}
      onChange={(amount) => onChange(amount === null ? null : Math.round(amount * 100))}
      style={{ inlineSize: '100%' }}
    />
  );
}
