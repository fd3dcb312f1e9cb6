import { Checkbox, Select } from 'antd';
import { DateInput } from './DateInput';
import { UploadInput } from './FileInput';
import type { Field, FieldControl } from './field';
import { toOptions } from './field';
import { MoneyInput } from './MoneyInput';
import { NumberInput } from './NumberInput';
import { PasswordInput } from './PasswordInput';
import { SuggestInput } from './SuggestInput';
import { TextArea, TextInput } from './TextInput';
import textClasses from './TextInput.module.css';

const inputModes = { text: undefined, password: undefined, email: 'email', tel: 'tel' } as const;

/** The control for a field's kind. */
// oxlint-disable-next-line max-lines-per-function -- a control for each kind of field
export function Control({ field, control }: { field: Field<object>; control: FieldControl }) {
  const { id, value, onChange, onBlur, invalid, required, disabled, describedBy } = control;
  const name: string = field.name;
  const status = invalid ? ('error' as const) : ('' as const);
  const shared = {
    id,
    onBlur,
    disabled,
    placeholder: field.placeholder,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
    'aria-describedby': describedBy,
  };
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'textarea':
      return (
        <TextArea
          {...shared}
          name={name}
          value={text}
          rows={field.rows ?? 3}
          maxLength={field.maxLength}
          onChange={onChange}
        />
      );
    case 'password':
      return (
        <PasswordInput
          {...shared}
          className={textClasses.input}
          name={name}
          value={text}
          autoComplete={field.autoComplete ?? 'off'}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'number':
      return (
        <NumberInput
          {...shared}
          name={name}
          value={value as number | string | null | undefined}
          min={field.min}
          max={field.max}
          unit={field.unit}
          onChange={onChange}
          onUnread={onChange}
        />
      );
    case 'money':
      return (
        <MoneyInput
          {...shared}
          name={name}
          symbol={field.symbol}
          value={value as number | string | null | undefined}
          onChange={onChange}
          onUnread={onChange}
        />
      );
    case 'date':
      return (
        <DateInput
          {...shared}
          status={status}
          past={field.past}
          value={value as string | null | undefined}
          onChange={onChange}
          onUnread={onChange}
        />
      );
    case 'select':
      return (
        <Select
          {...shared}
          status={status}
          value={text === '' ? undefined : text}
          options={toOptions(field.options)}
          allowClear={field.clearable ?? !required}
          showSearch={field.options.length > 8 ? { optionFilterProp: 'label' } : false}
          onChange={(next?: string) => onChange(next ?? '')}
          style={{ inlineSize: '100%' }}
        />
      );
    case 'suggest':
      return (
        <SuggestInput
          {...shared}
          name={name}
          value={text}
          options={toOptions(field.options).filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
          onChange={onChange}
        />
      );
    case 'tags':
      return (
        <Select
          {...shared}
          status={status}
          mode="tags"
          open={false}
          suffixIcon={null}
          value={(value as string[] | undefined) ?? []}
          tokenSeparators={[',', '\n']}
          onChange={onChange}
          style={{ inlineSize: '100%' }}
        />
      );
    case 'checkbox':
      return (
        <Checkbox
          id={id}
          name={name}
          disabled={disabled}
          checked={value === true}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.checked)}
        >
          {field.label}
        </Checkbox>
      );
    case 'file':
      return <UploadInput rule={field.rule} control={control} />;
    case 'custom':
      return field.render(control);
    default:
      return (
        <TextInput
          {...shared}
          name={name}
          // Browsers reject non-ASCII addresses in an input of type "email".
          type={field.kind === 'email' ? 'text' : (field.kind ?? 'text')}
          inputMode={inputModes[field.kind ?? 'text']}
          value={text}
          maxLength={field.maxLength}
          autoComplete={field.autoComplete ?? 'off'}
          autoCapitalize={field.kind === 'email' ? 'none' : undefined}
          spellCheck={field.kind === 'email' ? false : undefined}
          onChange={onChange}
        />
      );
  }
}
