import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Company } from 'shared/domain/clients/companies/company';
import type { InvoiceInput, InvoiceView } from 'shared/domain/money/documents/invoice';
import { notify, useRecord, useSave } from 'shared/platform';
import { ANOTHER, FailedState, LoadingState, PageHeader, Panel, resourceTexts, SchemaForm } from 'shared/ui';
import { withoutBlankLines } from './form/invoiceForm';
import { blankStart, cloneStart, companyStart } from './form/startOf';
import { useNewNumber } from './form/useNewNumber';
import { invoicePath } from './invoicePath';
import { invoices } from './resource';

const texts = resourceTexts(invoices.name, invoices.texts);

/**
 * Creates a draft, blank, for a company (`?company=<id>`) or as a copy of an invoice (`?clone=<id>`), and opens it, or
 * starts the next one with a new number.
 */
export default function NewInvoicePage() {
  const [params] = useSearchParams();
  const cloned = params.get('clone') ?? undefined;
  const companyId = params.get('company') ?? undefined;
  const source = useRecord<InvoiceView>('invoices', cloned);
  const company = useRecord<Company>('companies', companyId);
  const [written, setWritten] = useState(0);
  const number = useNewNumber(written);
  const { save } = useSave<InvoiceView, InvoiceInput>('invoices');
  const [saved, setSaved] = useState<InvoiceView>();
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (isDone && saved) void navigate(invoicePath(saved.id));
  }, [isDone, saved, navigate]);
  const store = async (input: InvoiceInput, _values: object, act: string) => {
    const draft = await save(withoutBlankLines(input));
    if (act !== ANOTHER) return setSaved(draft);
    notify.success(texts.added);
    setWritten(written + 1);
  };
  const isReady =
    number !== undefined &&
    (cloned === undefined || source.data !== undefined) &&
    (companyId === undefined || company.state !== 'loading');
  const startOf = (next: string) => {
    if (source.data) return cloneStart(next, source.data);
    return company.data ? companyStart(next, company.data) : blankStart(next);
  };
  return (
    <>
      <PageHeader title="New Invoice" purpose="A draft can be incomplete. Issuing checks it and assigns its number." />
      <Panel>
        {source.state === 'failed' && (
          <FailedState
            title="Failed to load the invoice to clone"
            detail={source.error?.message}
            onRetry={source.reload}
          />
        )}
        {!isReady && source.state !== 'failed' && <LoadingState shape="form" count={6} />}
        {isReady && (
          <SchemaForm<InvoiceInput>
            key={`${cloned ?? companyId ?? 'blank'} ${number}`}
            fields={invoices.fields}
            schema={invoices.schema}
            initial={startOf(number) as Partial<InvoiceInput>}
            onSubmit={store}
            addsAnother
            takesFocus={written > 0}
            onDone={() => {
              notify.success(texts.added);
              setDone(true);
            }}
            submitLabel={texts.add}
            submittingLabel={texts.adding}
            failure={texts.addFailed}
            draftKey={`invoices:${cloned ?? companyId ?? 'new'}`}
          />
        )}
      </Panel>
    </>
  );
}
