import { today } from 'shared/domain/dates/dates';
import type { LegalLimitName } from 'shared/domain/law/legalLimitNames';
import { croresOf } from 'shared/domain/law/limitOn';
import { type EInvoiceList, eInvoiceSetup } from 'shared/domain/money/eInvoices/eInvoiceAnswers';
import { Allowed, api } from 'shared/platform';
import { Panel, SchemaForm } from 'shared/ui';
import { useDocumentLaw } from '../law/useDocumentLaw';

/** The first day on which documents need an IRN, and the portal's key; for accounts that can edit the letterhead. */
export function EInvoiceSetupPanel({ list, onSaved }: { list: EInvoiceList; onSaved: () => void }) {
  const { registration, from, qrFrom, portalKey } = list;
  const { limit } = useDocumentLaw();
  const above = (of: LegalLimitName) => croresOf(of, today(), limit);
  return (
    <Allowed right="letterhead:write">
      <Panel dense title="Setup" purpose={`Of the GSTIN ${registration}.`}>
        <SchemaForm
          key={registration}
          fields={[
            {
              name: 'from',
              label: 'E-invoices from',
              kind: 'date',
              help: `Above ${above('Turnover without e-invoices')} of turnover, invoices and notes to registered clients are valid only with an IRN. Leave blank for none.`,
            },
            {
              name: 'qrFrom',
              label: 'QR codes with the tax from',
              kind: 'date',
              help: `Above ${above('Turnover without QR codes for unregistered clients')} of turnover, invoices to unregistered clients ask by such a code: enter the UPI address in the letterhead. Leave blank for none.`,
            },
            {
              name: 'portalKey',
              label: 'Key of the portal',
              kind: 'textarea',
              rows: 4,
              help: 'Its public key or certificate as PEM. Without it, signatures are not checked.',
            },
          ]}
          schema={eInvoiceSetup}
          initial={{ from, qrFrom, portalKey }}
          submitLabel="Save"
          failure="Failed to save the setup"
          success="Saved."
          onSubmit={async (input) => {
            await api.put('invoices/e-invoices/setup', { ...input, registration });
            onSaved();
          }}
        />
      </Panel>
    </Allowed>
  );
}
