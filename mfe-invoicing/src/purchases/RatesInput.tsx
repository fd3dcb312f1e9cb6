import { Button } from 'antd';
import { Plus, X } from 'lucide-react';
import type { Purchase } from 'shared/domain/money/purchases/purchase';
import { sumPaise } from 'shared/domain/text/money';
import { type FieldControl, MoneyInput, Row, Stack, Text, useSetFormValue } from 'shared/ui';
import { DecimalInput } from '../documents/invoices/form/DecimalInput';

type Rate = { [field in keyof Purchase['rates'][number]]: number | string | null };

const MOST = 10;

/** The value per rate of a bill with several rates; the taxable value is their sum. */
export function RatesInput({ value, disabled, onBlur, onChange }: FieldControl) {
  const set = useSetFormValue();
  const rates = (value as Rate[] | undefined) ?? [];
  const put = (next: Rate[]) => {
    onChange(next);
    const values = next.map(({ taxablePaise }) => taxablePaise);
    if (values.length > 0 && values.every((paise) => Number.isSafeInteger(paise)))
      set('taxablePaise', sumPaise(values.map(Number)));
  };
  const change = (index: number, part: Partial<Rate>) =>
    put(rates.map((rate, each) => (each === index ? { ...rate, ...part } : rate)));
  return (
    <Stack gap={2}>
      <Text>Of a bill with several rates, enter the value of each.</Text>
      {rates.map(({ percent, taxablePaise }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rate is told by its place
        <Row key={index}>
          <MoneyInput
            aria-label={`Value ${index + 1}`}
            value={taxablePaise}
            disabled={disabled}
            onBlur={onBlur}
            onChange={(paise) => change(index, { taxablePaise: paise })}
          />
          <DecimalInput
            aria-label={`GST rate ${index + 1} in percent`}
            value={percent}
            disabled={disabled}
            onBlur={onBlur}
            onChange={(typed) => change(index, { percent: typed })}
          />
          <Button
            icon={<X />}
            aria-label={`Remove rate ${index + 1}`}
            disabled={disabled}
            onClick={() => put(rates.filter((_, each) => each !== index))}
          />
        </Row>
      ))}
      {rates.length < MOST && (
        <Button
          icon={<Plus />}
          disabled={disabled}
          onClick={() => put([...rates, { percent: null, taxablePaise: null }])}
        >
          Add rate
        </Button>
      )}
    </Stack>
  );
}
