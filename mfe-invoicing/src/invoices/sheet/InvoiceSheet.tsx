import { company } from 'shared/domain/companyFacts';
import { formatDate } from 'shared/domain/dates';
import type { Invoice } from 'shared/domain/invoice';
import { invoiceSheet } from 'shared/domain/invoiceSheet';
import classes from './InvoiceSheet.module.css';

function Parties({ invoice, placeOfSupply }: { invoice: Invoice; placeOfSupply: string }) {
  const facts = [['Invoice number', invoice.invoiceNo], ['Invoice date', formatDate(invoice.date)], ['Due date', formatDate(invoice.dueDate)], ['Place of supply', placeOfSupply], ...(invoice.sez ? [['Supply', 'To a special economic zone']] : [])];
  return (
    <div className={classes.parties}>
      <div>
        <p className={classes.muted}>Billed to</p>
        <p className={classes.client}>{invoice.clientName || 'No client yet'}</p>
        {[invoice.clientAddress, invoice.clientEmail, invoice.clientGstin && `GSTIN ${invoice.clientGstin}`].filter(Boolean).map((line) => <p key={line}>{line}</p>)}
      </div>
      <dl className={classes.facts}>{facts.map(([label, value]) => <div key={label}><dt>{label}</dt><dd>{value || '–'}</dd></div>)}</dl>
    </div>
  );
}

/** An invoice as its PDF has it: the same texts, and what the browser prints. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const sheet = invoiceSheet(invoice);
  return (
    <article className={classes.sheet} aria-label={`${sheet.title} ${invoice.invoiceNo}`.trim()} data-mark={invoice.status === 'cancelled' ? 'Cancelled' : undefined}>
      <header className={classes.head}>
        <div>
          <p className={classes.company}>{company.name}</p>
          <p className={classes.muted}>{[...company.office.street, company.office.city, `${company.office.region} ${company.office.pin}`].join(', ')}</p>
          <p className={classes.muted}>GSTIN {company.gstin}</p>
        </div>
        <p className={classes.title}>{sheet.title}</p>
      </header>
      <Parties invoice={invoice} placeOfSupply={sheet.placeOfSupply} />
      <table className={classes.lines}>
        <thead><tr><th scope="col">Description</th><th scope="col">SAC</th><th scope="col" data-right>Quantity</th><th scope="col" data-right>Price</th><th scope="col" data-right>Amount</th></tr></thead>
        <tbody>
          {sheet.lines.map((line, index) => (
            <tr key={invoice.items[index]?.id ?? index}><td>{line.description || '–'}</td><td data-label="SAC">{line.sac}</td><td data-label="Quantity" data-right>{line.quantity}</td><td data-label="Price" data-right>{line.price}</td><td data-label="Amount" data-right>{line.amount}</td></tr>
          ))}
          {sheet.lines.length === 0 && <tr><td colSpan={5} className={classes.muted}>No lines yet.</td></tr>}
        </tbody>
      </table>
      <div className={classes.foot}>
        <div><p className={classes.muted}>Amount in words</p><p>{sheet.words}</p></div>
        <dl className={classes.sums}>
          {sheet.sums.map(({ label, amount }) => <div key={label}><dt>{label}</dt><dd>{amount}</dd></div>)}
          <div className={classes.total}><dt>Total</dt><dd>{sheet.total}</dd></div>
        </dl>
      </div>
      {invoice.notes && <p className={classes.notes}>{invoice.notes}</p>}
    </article>
  );
}
