import type { Letterhead, LetterheadInput } from 'shared/domain/letterhead/letterhead';
import type { StoredRecord } from 'shared/platform';
import { lazyChunk } from 'shared/vendor/lazyChunk';
import type { LetterheadFormProps } from '../letterhead/LetterheadForm';
import { letterheadWithoutFields } from '../letterhead/letterheadWithoutFields';
import type { CompanyInputProps } from '../record/CompanyInput';
import type { RecordSelectProps } from '../record/RecordSelect';
import type { ResourceDefinition } from '../resource';
import type { DateInputProps } from './DateInput';
import type { FileInputProps } from './FileInput';
import type { MoneyInputProps } from './MoneyInputProps';
import type { MonthInputProps } from './MonthInput';
import type { ResourceFormProps } from './ResourceForm';
import type { SchemaFormProps } from './SchemaForm';
import type { SuggestInputProps } from './SuggestInput';
import type { TextInputProps } from './TextInput';

/**
 * `forms.ts` for the rest of `shared/ui`, under the same names. Loads when a page renders one of its components, which
 * suspends, or on the first user event: the dashboard needs neither forms nor their schemas.
 */
const forms = lazyChunk('shared/ui/forms', () => import(/* webpackChunkName: "forms" */ './forms'));

/**
 * See `CompanyInput.tsx`.
 * @example
 * <CompanyInput {...control} maxLength={120} />
 */
export function CompanyInput(props: CompanyInputProps) {
  const { CompanyInput: Shown } = forms.use();
  return <Shown {...props} />;
}

/**
 * See `DateInput.tsx`.
 * @example
 * <DateInput value={slip.paidOn} onChange={(date) => setDate(date)} past />
 */
export function DateInput(props: DateInputProps) {
  const { DateInput: Shown } = forms.use();
  return <Shown {...props} />;
}

/**
 * See `FileInput.tsx`.
 * @example
 * <FileInput value={undefined} onChange={(file) => setFile(file)} accept=".pdf" hint="A PDF of up to 5 MB." />
 */
export function FileInput(props: FileInputProps) {
  const { FileInput: Shown } = forms.use();
  return <Shown {...props} />;
}

/**
 * See `LetterheadForm.tsx`.
 * @example
 * <LetterheadForm onSaved={close} onCancel={close} />
 */
export function LetterheadForm(props: LetterheadFormProps) {
  const { LetterheadForm: Shown } = forms.use();
  return <Shown {...props} />;
}

/**
 * See `MoneyInput.tsx`.
 * @example
 * <MoneyInput value={slip.amountPaise} onChange={(paise) => setPaise(paise)} />
 */
export function MoneyInput(props: MoneyInputProps) {
  const { MoneyInput: Shown } = forms.use();
  return <Shown {...props} />;
}

/**
 * See `MonthInput.tsx`.
 * @example
 * <MonthInput aria-label="Month" value={month} onChange={setMonth} hasSteps />
 */
export function MonthInput(props: MonthInputProps) {
  const { MonthInput: Shown } = forms.use();
  return <Shown {...props} />;
}

/**
 * See `RecordSelect.tsx`.
 * @example
 * <RecordSelect<Slip>
 *   control={control}
 *   path="m/mfe-payroll/slips"
 *   name={{ one: 'slip', many: 'slips' }}
 *   titleOf={({ employee }) => employee}
 * />
 */
export function RecordSelect<T extends StoredRecord>(props: RecordSelectProps<T>) {
  const { RecordSelect: Shown } = forms.use();
  return <Shown<T> {...props} />;
}

/**
 * See `ResourceForm.tsx`.
 * @example
 * <ResourceForm resource={slips} record={slip} onSaved={close} onCancel={close} />
 */
export function ResourceForm<T extends StoredRecord, I extends object>(props: ResourceFormProps<T, I>) {
  const { ResourceForm: Shown } = forms.use();
  return <Shown<T, I> {...props} />;
}

/**
 * See `SchemaForm.tsx`.
 * @example
 * <SchemaForm
 *   fields={[{ name: 'days', label: 'Days', kind: 'number', required: true }]}
 *   schema={slipInput}
 *   submitLabel="Save"
 *   failure="The slip could not be saved."
 *   success="Saved"
 *   onSubmit={(input) => save(input)}
 * />
 */
export function SchemaForm<I extends object>(props: SchemaFormProps<I>) {
  const { SchemaForm: Shown } = forms.use();
  return <Shown<I> {...props} />;
}

/**
 * See `SuggestInput.tsx`.
 * @example
 * <SuggestInput value={name} onChange={setName} options={[{ value: 'asha', label: 'Asha Rao' }]} />
 */
export function SuggestInput(props: SuggestInputProps) {
  const { SuggestInput: Shown } = forms.use();
  return <Shown {...props} />;
}

/**
 * See `TextInput.tsx`.
 * @example
 * <TextInput value={name} onChange={setName} suffix="days" />
 */
export function TextInput(props: TextInputProps) {
  const { TextInput: Shown } = forms.use();
  return <Shown {...props} />;
}

/**
 * See `LetterheadForm.tsx`.
 * @example
 * const { record: letterhead } = useLetterhead();
 */
export function useLetterhead() {
  return forms.use().useLetterhead();
}

function letterheadHere(): ResourceDefinition<Letterhead, LetterheadInput> {
  const here = forms.here();
  if (!here) throw new Error('The fields of the letterhead come with the forms; render a form of it to bring them.');
  return here.letterheadResource;
}

/** See `LetterheadForm.tsx`. Its fields and schema throw while the forms are not loaded. */
export const letterheadResource: ResourceDefinition<Letterhead, LetterheadInput> = {
  ...letterheadWithoutFields,
  get fields() {
    return letterheadHere().fields;
  },
  get schema() {
    return letterheadHere().schema;
  },
};
