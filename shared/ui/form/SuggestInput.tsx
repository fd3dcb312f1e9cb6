import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type Option, toOptions } from './field';
import styles from './SuggestInput.module.css';
import { TextInput, type TextInputProps } from './TextInput';

export interface SuggestInputProps extends Omit<TextInputProps, 'prefix' | 'onSelect'> {
  /** Suggestions for the current text. */
  options: readonly Option[];
  /** Called when a suggestion was chosen. By default its value becomes the text. */
  onChoose?: (value: string) => void;
  /**
   * The suggestions that equal the whole text. If there is one, it is passed to `onExact` on blur, or as soon as it is
   * loaded; if several, the user is asked to choose. By default none.
   */
  exact?: readonly string[];
  onExact?: (value: string) => void;
}

const NONE: readonly string[] = [];

/** The height the list needs below the field, in px; with less it opens above, if there is more room. */
const NEEDED = 200;

/** Whether there is too little room below an element, and more above it. */
function opensAbove(element: Element): boolean {
  const place = element.getBoundingClientRect();
  const below = window.innerHeight - place.bottom;
  return below < NEEDED && place.top > below;
}

/** The list below or above the field. */
function Suggestions({
  id,
  shown,
  active,
  isAbove,
  onChoose,
}: {
  id: string;
  shown: ReturnType<typeof toOptions>;
  active: number;
  isAbove: boolean;
  onChoose: (value: string) => void;
}) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className={styles.list}
      data-above={isAbove || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      {shown.map(({ value, label }, index) => (
        <li
          key={value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          title={label}
          className={styles.option}
          onClick={() => onChoose(value)}
        >
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Chooses the only suggestion that equals the text. */
function useExact(taken: string | undefined, onExact: ((value: string) => void) | undefined): void {
  const take = useEffectEvent((value: string) => onExact?.(value));
  useEffect(() => {
    if (taken !== undefined) take(taken);
  }, [taken]);
}

/**
 * Text input with suggestions: arrow keys and Enter choose one, Escape closes them. Native for the same reason as
 * `TextInput`.
 */
export function SuggestInput({
  options,
  onChange,
  onChoose = onChange,
  exact = NONE,
  onExact,
  onBlur,
  ...rest
}: SuggestInputProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isAbove, setAbove] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);
  const shown = isOpen ? toOptions(options) : [];
  useExact(wasLeft && exact.length === 1 ? exact[0] : undefined, onExact);
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const open = () => {
    if (!isOpen && box.current) setAbove(opensAbove(box.current));
    setOpen(true);
  };
  const choose = (value: string) => {
    close();
    onChoose(value);
  };
  const move = (to: number) => {
    const next = (to + shown.length) % shown.length;
    setActive(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView?.({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = shown[active];
    if (event.key === 'Escape' && shown.length > 0) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && chosen) choose(chosen.value);
    else if (event.key === 'ArrowDown' && shown.length > 0) move(active + 1);
    else if (event.key === 'ArrowUp' && shown.length > 0) move(active < 0 ? -1 : active - 1);
    else if (event.key === 'ArrowDown' && !isOpen) open();
    else return;
    event.preventDefault();
  };
  return (
    <div ref={box} className={styles.box}>
      <TextInput
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={shown.length > 0 ? id : undefined}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        onChange={(text) => {
          setActive(-1);
          setWasLeft(false);
          open();
          onChange(text);
        }}
        onClick={open}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close();
          setWasLeft(true);
          onBlur?.(event);
        }}
      />
      {wasLeft && exact.length > 1 && (
        <p role="status" className={styles.question}>
          {exact.length} have this name. Choose the one you mean.
        </p>
      )}
      {shown.length > 0 && <Suggestions {...{ id, shown, active, isAbove }} onChoose={choose} />}
    </div>
  );
}
