import { Button } from 'antd';
import { today } from 'shared/domain/dates/dates';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { issueProblems, LETTERHEAD_PATH } from 'shared/domain/money/documents/issueProblems';
import { reverseChargeReason } from 'shared/domain/money/documents/reverseCharge';
import { whyRegistration } from 'shared/domain/money/documents/usualRegistration';
import { Allowed } from 'shared/platform';
import { Panel, Text, useFormDrawer } from 'shared/ui';
import { useDocumentLaw } from '../../law/useDocumentLaw';
import { useLetterheadDialog } from '../../letterhead/useLetterheadDialog';
import { InvoicePageFrame } from './InvoicePageFrame';
import { IssueChecklist } from './IssueChecklist';
import { invoices } from './resource';
import { useUsualRegistrationOf } from './useUsualRegistrationOf';

/** A draft as it will be printed, the missing fields, and its form in a drawer. */
export function DraftView({ invoice }: { invoice: InvoiceView }) {
  const { edit, drawer } = useFormDrawer(invoices, { width: 960 });
  const company = useLetterheadDialog(invoice.registration);
  const law = useDocumentLaw();
  const own = issueProblems(invoice, {
    today: today(),
    letterhead: company.letterhead,
    law,
    registrations: invoice.isSample ? undefined : company.registrations,
  }).filter(({ path }) => !path.startsWith(LETTERHEAD_PATH));
  const problems = [...own, ...company.problems.map(({ path, msg }) => ({ path: LETTERHEAD_PATH + path, msg }))];
  const facts = { ...invoice, sacs: invoice.items.map(({ sac }) => sac) };
  const reason = ['taxable', 'reverse'].includes(invoice.taxTreatment)
    ? reverseChargeReason(facts, company.letterhead, law.reverseCharge)
    : '';
  const why = whyRegistration(invoice.registration, useUsualRegistrationOf(invoice));
  const checklist = (
    <IssueChecklist
      problems={problems}
      onMend={({ path, msg }) => edit(invoice, { path: path === 'items' ? 'items.0.description' : path, msg })}
      onLetterhead={() => void company.ask()}
    />
  );
  return (
    <InvoicePageFrame
      invoice={invoice}
      letterhead={company.letterhead}
      title={`Draft ${invoice.invoiceNo}`.trim()}
      isIncomplete={own.length > 0}
      onEdit={() => edit(invoice)}
      askLetterhead={company.ask}
      side={
        <>
          {reason !== '' && (
            <Panel
              title="Reverse charge"
              actions={
                invoice.taxTreatment === 'taxable' && (
                  <Allowed right="invoices:write">
                    <Button size="small" onClick={() => edit(invoice, { path: 'taxTreatment', msg: reason })}>
                      Tax treatment
                    </Button>
                  </Allowed>
                )
              }
            >
              <Text>{reason}</Text>
            </Panel>
          )}
          {why !== '' && !invoice.isSample && (
            <Panel dense title="Issued under">
              <Text>{why}</Text>
            </Panel>
          )}
          {checklist}
        </>
      }
    >
      {drawer}
      {company.dialog}
    </InvoicePageFrame>
  );
}
