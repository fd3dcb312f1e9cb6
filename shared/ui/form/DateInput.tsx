import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { isIsoDate } from 'shared/domain/dates/isoDate';
import { dayProblem, readDay, readTypedDay } from 'shared/domain/dates/readDay';
import styles from './DateInput.module.css';
import { TypedDay, TypedDayInput } from './TypedDayInput';

const components = { input: TypedDayInput };

export interface DateInputProps {
  id?: string;
  /** `YYYY-MM-DD`, or empty; in a form, the typed text while it is no date. */
  value: string | null | undefined;
  onChange: (date: string | null) => void;
  /**
   * Called with typed text that is no date, so that a form stores it and its schema rejects it. By default the field
   * shows the error itself, and the value stays.
   */
  onUnread?: (typed: string) => void;
  onBlur?: () => void;
  /** Two-digit years are never in the future: a date of birth. By default false. */
  past?: boolean;
  disabled?: boolean;
  status?: '' | 'error';
  placeholder?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
  'aria-describedby'?: string;
}

/** The typed text, and the value it was parsed to: with another value the text is dropped. */
interface Typed {
  text: string;
  by: string | null;
}

/** Whether a date is typed in full, so that nothing has to be completed. */
const isWhole = (text: string) => /\d{4}/.test(text) && readDay(text) !== null;

/**
 * A date, shown and picked as `15 Aug 2025`, stored as `2025-08-15`. Parses with `readTypedDay`: a full date while
 * typing; others (`15 dec`, `tomorrow`) on blur or Enter, and then shows the result.
 */
export function DateInput({ value, onChange, onUnread, past = false, onBlur, ...rest }: DateInputProps) {
  const { placeholder = 'DD MMM YYYY', status, ...shared } = rest;
  const id = useId();
  const [typed, setTyped] = useState<Typed>();
  const [isRefused, setRefused] = useState(false);
  const held = value || null;
  const isTyping = typed !== undefined && typed.by === held;
  const text = isTyping ? typed.text : held !== null && !isIsoDate(held) ? held : undefined;
  const day = text === undefined ? held : readTypedDay(text, { past });
  const problem = isTyping && isRefused && typed.text.trim() !== '' ? dayProblem(typed.text, { past }) : undefined;

  const take = (date: string | null) => {
    if (date !== held) onChange(date);
    return date;
  };
  const type = (next: string) => {
    setRefused(false);
    const whole = isWhole(next) ? readDay(next, { past }) : null;
    if (whole !== null) setTyped({ text: next, by: take(whole) });
    else if (onUnread && next.trim() !== '') {
      onUnread(next);
      setTyped({ text: next, by: next });
    } else setTyped({ text: next, by: next.trim() === '' ? take(null) : held });
  };
  const settle = () => {
    if (text === undefined) return;
    if (day !== null || text.trim() === '') {
      take(day);
      setTyped(undefined);
    } else setRefused(onUnread === undefined);
  };
  return (
    <TypedDay value={{ text, type, settle }}>
      <span className={styles.field}>
        <DatePicker
          {...shared}
          components={components}
          status={problem ? 'error' : status}
          aria-invalid={problem !== undefined || shared['aria-invalid']}
          aria-describedby={problem ? `${id}-problem` : shared['aria-describedby']}
          value={day ? dayjs(day) : null}
          format="DD MMM YYYY"
          placeholder={placeholder}
          needConfirm={false}
          onBlur={() => {
            settle();
            onBlur?.();
          }}
          onChange={(picked) => {
            setTyped(undefined);
            onChange(picked ? picked.format('YYYY-MM-DD') : null);
          }}
          style={{ inlineSize: '100%' }}
        />
        {problem && (
          <span role="alert" id={`${id}-problem`} className={styles.problem}>
            {problem}
          </span>
        )}
      </span>
    </TypedDay>
  );
}
