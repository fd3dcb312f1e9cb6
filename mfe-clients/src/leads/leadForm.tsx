import type { Company } from 'shared/domain/clients/companies/company';
import { type Lead, leadInput } from 'shared/domain/clients/leads/lead';
import { optionalText } from 'shared/domain/records/validation';
import { api, changeRecord } from 'shared/platform';
import {
  type Field,
  type FieldControl,
  formatInstant,
  type ListedRow,
  type Option,
  RecordSelect,
  useFormValue,
  useSetFormValue,
} from 'shared/ui';
import type { z } from 'zod';
import { leadKindOptions, leadStatusOptions } from './lead';

/** A lead and an optional note about it. */
export const leadForm = leadInput.safeExtend({ newNote: optionalText('note', 4000) });
export type LeadForm = z.infer<typeof leadForm>;

const group = 'Contact';
const contact = (isNew: boolean): Field<LeadForm>[] => [
  { name: 'name', label: 'Name', maxLength: 120, group: isNew ? undefined : group },
  { name: 'mobile', label: 'Mobile', kind: 'tel', maxLength: 40, group: isNew ? undefined : group },
  { name: 'email', label: 'Email', kind: 'email', group: isNew ? undefined : group },
  { name: 'city', label: 'City', maxLength: 120, group: isNew ? undefined : group },
];

const listedCompany = ['name', 'phone', 'email'] as const satisfies readonly (keyof Company)[];

/** The company that a lead is about; choosing one fills in contact details where the form is still empty. */
function CompanyControl({ control }: { control: FieldControl }) {
  const set = useSetFormValue();
  const [mobile, email] = [useFormValue<string | undefined>('mobile'), useFormValue<string | undefined>('email')];
  return (
    <RecordSelect<ListedRow<Company, typeof listedCompany>>
      control={control}
      path="companies"
      name={{ one: 'company', many: 'companies' }}
      titleOf={({ name }) => name}
      listed={listedCompany}
      onPick={(company) => {
        if (!company) return;
        if (!mobile) set('mobile', company.phone);
        if (!email) set('email', company.email);
      }}
    />
  );
}

const company: Field<LeadForm> = {
  kind: 'custom',
  name: 'companyId',
  label: 'Company',
  span: 2,
  help: 'If this is an existing client.',
  render: (control) => <CompanyControl control={control} />,
};

const owner = (people: readonly Option[]): Field<LeadForm> => ({
  name: 'owner',
  keeps: true,
  label: 'Owner',
  kind: 'select',
  options: people,
  span: 2,
  help: 'Person responsible for this lead.',
});
const nextCall: Field<LeadForm> = {
  name: 'nextCallOn',
  label: 'Next call',
  kind: 'date',
  help: 'Reminds the owner, or everyone if there is none.',
};

/** The fields of a lead taken by phone; `people` are the possible owners. */
export const newLeadFields = (people: readonly Option[]): readonly Field<LeadForm>[] => [
  ...contact(true),
  company,
  { name: 'message', label: 'Enquiry', kind: 'textarea', rows: 4, maxLength: 4000 },
  owner(people),
  nextCall,
];

/** The fields filled in after a call. */
export const leadFields = (people: readonly Option[]): readonly Field<LeadForm>[] => [
  { name: 'status', label: 'Status', kind: 'select', options: leadStatusOptions, clearable: false },
  nextCall,
  owner(people),
  { name: 'newNote', label: 'New note', kind: 'textarea', rows: 3, maxLength: 4000 },
  ...contact(false),
  { ...company, group },
];

/** Labels for the history: fields that are not in the form, and the owner's name. */
export const historyFields: readonly Field<object>[] = [
  { name: 'kind' as never, label: 'Kind', kind: 'select', options: leadKindOptions },
  { name: 'message' as never, label: 'Message' },
  { name: 'terms' as never, label: 'Terms accepted' },
  { name: 'owner' as never, label: 'Owner' },
  { name: 'note' as never, label: 'Note' },
  { name: 'notedAt' as never, label: 'Noted', format: (value) => formatInstant(String(value)) },
  { name: 'convertedTo' as never, label: 'Converted to' },
];

/** Stores a lead and its new note in one transaction. Throws `ApiError`. */
export function saveLead(id: string, { newNote, note: _newest, ...lead }: LeadForm): Promise<Lead> {
  return changeRecord('leads', () =>
    newNote === '' ? api.put<Lead>(`leads/${id}`, lead) : api.post<Lead>(`leads/${id}/notes`, { text: newNote, lead }),
  );
}
