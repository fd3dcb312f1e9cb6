import type { Company } from 'shared/domain/company';
import type { Invoice } from 'shared/domain/invoice';
import { useDebounced, useList } from 'shared/platform';
import { type FieldControl, SuggestInput, useSetFormValue } from 'shared/ui';

/** What an earlier invoice, or the company on record, tells of a client. */
type Known = Pick<Invoice, 'clientName'> &
  Partial<Pick<Invoice, 'companyId' | 'clientGstin' | 'clientState' | 'clientAddress' | 'clientEmail' | 'sez'>>;

function useClients(typed: string): Known[] {
  const q = useDebounced(typed.trim(), 250);
  const isAsked = q.length >= 2;
  const { rows: earlier } = useList<Invoice>(isAsked ? 'invoices' : undefined, { q, page: 1, size: 20 });
  const { rows: companies } = useList<Company>(isAsked ? 'companies' : undefined, { q, page: 1, size: 8 });
  if (!isAsked) return [];
  const known = new Map<string, Known>();
  for (const company of companies)
    known.set(company.name.toLowerCase(), {
      clientName: company.name,
      companyId: company.id,
      clientEmail: company.email,
    });
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
  return [...known.values()].slice(0, 8);
}

/** The client's name; choosing one that was billed before, or is on record, fills in what is known of it. */
export function ClientInput({ id, value, onChange, onBlur, invalid, disabled, describedBy }: FieldControl) {
  const set = useSetFormValue();
  const typed = typeof value === 'string' ? value : '';
  const clients = useClients(typed);
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
