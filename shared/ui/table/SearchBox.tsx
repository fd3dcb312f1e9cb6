import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from 'shared/platform';

/** A search box that asks once the typing pauses; Escape empties it. */
export function SearchBox({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed);
  const asked = useRef(value);
  useEffect(() => {
    if (settled === asked.current) return;
    asked.current = settled;
    onSearch(settled);
  }, [settled, onSearch]);
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      prefix={<Search size={16} strokeWidth={1.5} aria-hidden="true" />}
      allowClear
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped('');
      }}
    />
  );
}
