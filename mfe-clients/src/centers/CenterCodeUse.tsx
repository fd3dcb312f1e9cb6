import { Link } from 'react-router-dom';
import type { Center } from 'shared/domain/center';
import { useDebounced, useList } from 'shared/platform';
import { useFormValue } from 'shared/ui';
import { centerTitle } from './centerTitle';

/** So many of those with a code are looked at; who has more of them needs no list of all. */
const MOST = 20;

const plain = (code: string) => code.trim().toLowerCase();

/** Points out which other center has the code that is typed. It is not refused: nothing is required of centers. */
export function CenterCodeUse() {
  const typed = useFormValue<string | undefined>('center_code')?.trim() ?? '';
  const id = useFormValue<string | undefined>('id');
  const code = useDebounced(typed);
  const { rows } = useList<Center>(code === '' ? undefined : 'centers', { center_code: code, page: 1, size: MOST });
  const [first, ...more] = rows.filter((center) => center.id !== id && plain(center.center_code) === plain(typed));
  return (
    <span aria-live="polite">
      {first && (
        <>
          Center code {typed} is used by{' '}
          <Link to={`/dashboard/clientList/view?center=${first.id}`} target="_blank">
            {centerTitle(first)}
          </Link>
          {more.length > 0 && ` and ${more.length} more`}.
        </>
      )}
    </span>
  );
}
