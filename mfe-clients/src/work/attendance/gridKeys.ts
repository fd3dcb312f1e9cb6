import type { KeyboardEvent } from 'react';
import { type DayCode, type DayValue, dayCodes } from 'shared/domain/work/attendance/mark';
import { moveBy, type Selection } from './selection';

/** The grid's keys: arrows move, letters mark the selected days, digits type overtime. */
export function gridKeys({
  selection,
  size,
  isOpen,
  typing,
  setTyping,
  enter,
  onSelect,
  mark,
  onCommand,
}: {
  selection: Selection;
  size: { rows: number; days: number };
  /** Whether days can be marked. */
  isOpen: boolean;
  typing: string;
  setTyping: (text: string) => void;
  /** Stores the typed text; false if it isn't valid. */
  enter: () => boolean;
  onSelect: (selection: Selection) => void;
  mark: (code: DayValue['code']) => void;
  /** Handles a key with Control; returns whether the grid uses it. */
  onCommand: (event: KeyboardEvent) => boolean;
}) {
  /** Whether a key marks something. */
  const write = (key: string): boolean => {
    const letter = key.toUpperCase();
    if ((dayCodes as readonly string[]).includes(letter)) mark(letter as DayCode);
    else if (key === 'Delete' || (key === 'Backspace' && typing === '')) mark('');
    else if (key === 'Backspace') setTyping(typing.slice(0, -1));
    else if (/^[\d.]$/.test(key)) setTyping((typing + key).slice(0, 5));
    else return false;
    return true;
  };
  return (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.altKey || size.rows === 0) return;
    const next = moveBy(
      selection,
      { key: key === 'Enter' ? 'ArrowDown' : key, isFar: isCommand, grows: shiftKey && key !== 'Enter' },
      size,
    );
    const isTaken = (() => {
      if (next) {
        if (enter()) onSelect(next);
        return true;
      }
      if (isCommand) return onCommand(event);
      if (key === 'Escape' && typing !== '') {
        setTyping('');
        return true;
      }
      return isOpen && write(key);
    })();
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
