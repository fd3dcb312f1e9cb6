import type { Company } from 'shared/domain/company';
import { today } from 'shared/domain/dates';
import type { Invoice } from 'shared/domain/invoice';
import { isIsoDate } from 'shared/domain/isoDate';
import { useDebounced, useList } from 'shared/platform';
import { type FieldControl, SuggestInput, useFormValue, useSetFormValue } from 'shared/ui';
import { takenFrom } from './startOf';

/** What an earlier invoice, or the company on record, tells of a client. */
type Known = Pick<Invoice, 'clientName'> &
  Partial<
    Pick<Invoice, 'companyId' | 'dueDate' | 'clientGstin' | 'clientState' | 'clientAddress' | 'clientEmail' | 'sez'>
  >;

function useClients(typed: string, date: string): Known[] {
  const q = useDebounced(typed.trim(), 250);
  const isAsked = q.length >= 2;
  const { rows: earlier } = useList<Invoice>(isAsked ? 'invoices' : undefined, { q, page: 1, size: 20 });
  const { rows: companies } = useList<Company>(isAsked ? 'companies' : undefined, { q, page: 1, size: 8 });
  if (!isAsked) return [];
  const known = new Map<string, Known>();
  for (const { clientName, companyId, clientGstin, clientState, clientAddress, clientEmail, sez } of [
    ...earlier,
  ].reverse()) {
    if (clientName !== '')
      known.set(clientName.toLowerCase(), {
        clientName,
        companyId,
        clientGstin,
        clientState,
        clientAddress,
        clientEmail,
        sez,
      });
  }
  for (const company of companies) {
    const billed = known.get(company.name.toLowerCase());
    const taken = { ...takenFrom(company, date), clientName: company.name };
    // What is kept of bills with the company holds; of one that says nothing of them, the last invoice tells more.
    const isKept = Boolean(company.gstin || company.address);
    known.set(company.name.toLowerCase(), isKept ? { ...billed, ...taken } : { ...taken, ...billed });
  }
  return [...known.values()].slice(0, 8);
}

/** The client's name; choosing one that was billed before, or is on record, fills in what is known of it. */
export function ClientInput({ id, value, onChange, onBlur, invalid, disabled, describedBy }: FieldControl) {
  const set = useSetFormValue();
  const typed = typeof value === 'string' ? value : '';
  const date = useFormValue<string | null | undefined>('date');
  const clients = useClients(typed, date && isIsoDate(date) ? date : today());
  const choose = (name: string) => {
    const { clientName, ...details } = clients.find((client) => client.clientName === name) ?? { clientName: name };
    onChange(clientName);
    for (const [field, detail] of Object.entries(details)) set(field, detail);
  };
  return (
    <SuggestInput
      id={id}
      value={typed}
      maxLength={200}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      options={clients.map(({ clientName }) => clientName)}
      onChange={(next) => {
        onChange(next);
        if (!clients.some((client) => client.clientName === next)) set('companyId', '');
      }}
      onChoose={choose}
      onBlur={onBlur}
    />
  );
}
