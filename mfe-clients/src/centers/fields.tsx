import type { ClipboardEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Center, CenterInput } from 'shared/domain/clients/centers/center';
import { centerHeadings } from 'shared/domain/clients/centers/centerHeadings';
import { stateName, states } from 'shared/domain/records/states';
import { useDebounced, useList } from 'shared/platform';
import { CompanyInput, type Field, type FieldControl, TextInput, useFormValue, useSetFormValue } from 'shared/ui';
import { centerTitle } from './center';

type CenterField = Field<CenterInput>;

const named = <N extends keyof CenterInput>(name: N) => ({ name, label: centerHeadings[name] });

/** The fields of contact N in one row; labels carry the number, so that CSV columns are distinct. */
function contactFields(n: 1 | 2 | 3 | 4 | 5): CenterField[] {
  const group = `Contact ${n}`;
  return [{ ...named(`escalation${n}`), group, inLine: true }, ...detailFields(n, group)];
}

function detailFields(n: 1 | 2 | 3 | 4 | 5 | 6, group: string): CenterField[] {
  return [
    { ...named(`empid${n}`), group, inLine: true },
    { ...named(`designation${n}`), group, inLine: true },
    { ...named(`mobile${n}`), kind: 'tel', group, inLine: true },
    { ...named(`email${n}`), kind: 'email', group, inLine: true },
  ];
}

/** Suggestions; any other text is accepted. */
const types = ['Warehouse', 'Delivery hub', 'Store', 'Sorting center', 'Office'];
const regions = ['North', 'South', 'East', 'West', 'Central', 'North East'];

/** Every field of a center, in the order of its form. */
export const centerFields: readonly CenterField[] = [
  {
    ...named('client_name'),
    keeps: true,
    group: 'Center',
    kind: 'custom',
    span: 1,
    sets: ['companyId'],
    render: (control) => <ClientInput control={control} />,
  },
  { ...named('center_typ'), keeps: true, kind: 'suggest', options: types, group: 'Center' },
  { ...named('center_code'), group: 'Center', help: <CenterCodeUse /> },
  { ...named('gap'), group: 'Center' },
  { ...named('region'), keeps: true, kind: 'suggest', options: regions, group: 'Location' },
  { ...named('state'), keeps: true, kind: 'suggest', options: states.map(({ name }) => name), group: 'Location' },
  { ...named('city'), group: 'Location' },
  { ...named('hq_dc'), keeps: true, kind: 'suggest', options: ['HQ', 'DC'], group: 'Location' },
  { ...named('address'), kind: 'textarea', rows: 2, group: 'Location' },
  coordinateField('lati'),
  coordinateField('longi'),
  ...([1, 2, 3, 4, 5] as const).flatMap(contactFields),
  { ...named('ops_head'), group: 'Ops head (contact 6)', inLine: true },
  ...detailFields(6, 'Ops head (contact 6)'),
];

/** The client's name; choosing a company on record fills in its address where the form is still empty. */
function ClientInput({ control }: { control: FieldControl }) {
  const set = useSetFormValue();
  const place = {
    address: useFormValue<string | undefined>('address'),
    state: useFormValue<string | undefined>('state'),
  };
  return (
    <CompanyInput
      {...control}
      maxLength={120}
      onTake={({ address, state }) => {
        if (!place.address) set('address', address);
        if (!place.state && state !== '') set('state', stateName(state));
      }}
    />
  );
}

/** A number if the text is exactly one; anything else stays as typed for the schema to reject. */
function toValue(text: string): string | number {
  return String(Number(text)) === text ? Number(text) : text;
}

/** `23.7957, 86.4304`, the format in which maps copy a place. */
const pair = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/;

/** A latitude or longitude; pasting a pair in the maps' format fills both. */
function CoordinateInput({ control }: { control: FieldControl }) {
  const setValue = useSetFormValue();
  const { value } = control;
  const paste = (event: ClipboardEvent) => {
    const [, lati, longi] = pair.exec(event.clipboardData.getData('text')) ?? [];
    if (lati === undefined || longi === undefined) return;
    event.preventDefault();
    setValue('lati', toValue(lati));
    setValue('longi', toValue(longi));
  };
  return (
    <TextInput
      id={control.id}
      inputMode="decimal"
      autoComplete="off"
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
      disabled={control.disabled}
      aria-invalid={control.invalid || undefined}
      aria-describedby={control.describedBy}
      onChange={(text) => control.onChange(toValue(text))}
      onBlur={control.onBlur}
      onPaste={paste}
    />
  );
}

/** The form's field of a coordinate. */
function coordinateField(name: 'lati' | 'longi'): Field<CenterInput> {
  const help = name === 'lati' ? 'In degrees. Paste “23.7957, 86.4304” from a map to fill both.' : undefined;
  return {
    name,
    label: centerHeadings[name],
    help,
    kind: 'custom',
    span: 1,
    group: 'Location',
    render: (control) => <CoordinateInput control={control} />,
  };
}

/** The maximum number of centers with the same code that are fetched. */
const MOST = 20;

const plain = (code: string) => code.trim().toLowerCase();

/** Warns that another center has the typed code. It is not an error: center codes need not be unique. */
function CenterCodeUse() {
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
