import { formatRupees, parseRupees } from 'shared/domain/text/money';
import type { MoneyInputProps } from './MoneyInputProps';
import { ReadInput } from './ReadInput';

const write = (paise: number) => formatRupees(paise).replace('₹', '');

/** An amount, typed in rupees with up to 2 decimals, shown with Indian grouping, stored in integer paise. */
export function MoneyInput({ symbol = '₹', ...rest }: MoneyInputProps) {
  return <ReadInput {...rest} read={parseRupees} write={write} prefix={symbol} />;
}
