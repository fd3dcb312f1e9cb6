import type { Company } from 'shared/domain/clients/companies/company';
import { today } from 'shared/domain/dates/dates';
import { isIsoDate } from 'shared/domain/dates/isoDate';
import { clientOfCompany } from 'shared/domain/money/documents/clientOfCompany';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { isSameName } from 'shared/domain/text/isSameName';
import { useDebounced, useList } from 'shared/platform';
import { type FieldControl, type ListedRow, SuggestInput, useFormValue, useSetFormValue } from 'shared/ui';

/** The key of the query for earlier invoices. */
const listed = [
  'clientName',
  'companyId',
  'clientGstin',
  'clientState',
  'clientAddress',
  'clientPin',
  'clientEmail',
  'sez',
] as const satisfies readonly (keyof Invoice)[];

/** A client's details from an earlier invoice or the company record. */
type Known = Pick<Invoice, 'clientName'> &
  Partial<
    Pick<
      Invoice,
      'companyId' | 'dueDate' | 'clientGstin' | 'clientState' | 'clientAddress' | 'clientPin' | 'clientEmail' | 'sez'
    >
  >;

/** A client to choose, with its label in the list. */
interface Choice {
  id: string;
  label: string;
  known: Known;
}

function useClients(typed: string, date: string): Choice[] {
  const q = useDebounced(typed.trim(), 250);
  const isAsked = q.length >= 2;
  const { rows: earlier } = useList<ListedRow<Invoice, typeof listed>>(isAsked ? 'invoices' : undefined, {
    q,
    page: 1,
    size: 20,
    fields: listed,
  });
  const { rows: companies } = useList<Company>(isAsked ? 'companies' : undefined, { q, page: 1, size: 8 });
  if (!isAsked) return [];
  const billed = new Map<string, Known>();
  for (const { clientName, companyId, clientGstin, clientState, clientAddress, clientPin, clientEmail, sez } of [
    ...earlier,
  ].reverse()) {
    if (clientName !== '')
      billed.set(clientName.toLowerCase(), {
        clientName,
        companyId,
        clientGstin,
        clientState,
        clientAddress,
        clientPin,
        clientEmail,
        sez,
      });
  }
  const choices = companies.map((company): Choice => {
    const namesakes = companies.filter(({ name }) => isSameName(name, company.name));
    const before = namesakes.length === 1 ? billed.get(company.name.toLowerCase()) : undefined;
    const taken = { ...clientOfCompany(company, date), clientName: company.name };
    // Billing details come from the company record; fields it leaves empty are filled from the last invoice.
    const isKept = Boolean(company.gstin || company.address);
    const known = isKept ? { ...before, ...taken } : { ...taken, ...before, companyId: company.id };
    const apart = namesakes.length > 1 ? company.gstin || company.address : '';
    return { id: company.id, label: [company.name, apart].filter(Boolean).join(' · '), known };
  });
  const others = [...billed.values()].filter(
    ({ clientName }) => !companies.some(({ name }) => isSameName(name, clientName)),
  );
  return [...others.map((known) => ({ id: known.clientName, label: known.clientName, known })), ...choices].slice(0, 8);
}

/**
 * The client's name. Choosing a known client (billed before or on record) fills in its details; typing its full name
 * fills in the blank ones.
 */
export function ClientInput({ id, value, onChange, onBlur, invalid, disabled, describedBy }: FieldControl) {
  const set = useSetFormValue();
  const typed = typeof value === 'string' ? value : '';
  const date = useFormValue<string | null | undefined>('date');
  const filled: Readonly<Record<string, unknown>> = {
    companyId: useFormValue('companyId'),
    dueDate: useFormValue('dueDate'),
    clientGstin: useFormValue('clientGstin'),
    clientState: useFormValue('clientState'),
    clientAddress: useFormValue('clientAddress'),
    clientPin: useFormValue('clientPin'),
    clientEmail: useFormValue('clientEmail'),
    sez: useFormValue('sez'),
  };
  const clients = useClients(typed, date && isIsoDate(date) ? date : today());
  const take = (chosen: string, isWanted: (field: string) => boolean) => {
    const { clientName, ...details } = clients.find((client) => client.id === chosen)?.known ?? { clientName: chosen };
    onChange(clientName);
    for (const [field, detail] of Object.entries(details)) if (isWanted(field)) set(field, detail);
  };
  const isTyped = ({ clientName, clientGstin }: Known) =>
    isSameName(clientName, typed) && (!filled.clientGstin || !clientGstin || filled.clientGstin === clientGstin);
  return (
    <SuggestInput
      id={id}
      value={typed}
      maxLength={200}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      options={clients.map((client) => ({ value: client.id, label: client.label }))}
      exact={filled.companyId ? [] : clients.filter(({ known }) => isTyped(known)).map((client) => client.id)}
      onChange={(next) => {
        onChange(next);
        if (!clients.some(({ known }) => isSameName(known.clientName, next))) set('companyId', '');
      }}
      onChoose={(chosen) => take(chosen, () => true)}
      onExact={(chosen) => take(chosen, (field) => !filled[field])}
      onBlur={onBlur}
    />
  );
}
