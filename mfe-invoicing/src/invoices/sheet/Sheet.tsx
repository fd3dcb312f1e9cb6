import type { DocumentSheet, SheetFact } from 'shared/domain/documentSheet';
import classes from './Sheet.module.css';

const Facts = ({ facts, className }: { facts: readonly SheetFact[]; className: string | undefined }) => (
  <dl className={className}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value || '–'}</dd>
      </div>
    ))}
  </dl>
);

function Lines({ columns, rows }: DocumentSheet) {
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          {columns.map(({ title, isNumber }) => (
            <th key={title} scope="col" data-right={isNumber || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((text, at) => (
              <td
                key={columns[at]?.title}
                data-label={at === 0 ? undefined : columns[at]?.title}
                data-right={columns[at]?.isNumber || undefined}
              >
                {text || '–'}
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length} className={classes.muted}>
              No lines yet.
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** A document as its PDF has it: the same texts, and what the browser prints. */
export function Sheet({ sheet }: { sheet: DocumentSheet }) {
  const { title, number, mark, supplier, client, facts, endorsement, sums, total, words, payment, texts, signatory } =
    sheet;
  return (
    <article className={classes.sheet} aria-label={`${title} ${number}`.trim()} data-mark={mark || undefined}>
      <header className={classes.head}>
        <div>
          <p className={classes.company}>{supplier.name}</p>
          {supplier.lines.map((line) => (
            <p key={line} className={classes.muted}>
              {line}
            </p>
          ))}
        </div>
        <div className={classes.titles}>
          <p className={classes.title}>{title}</p>
          {mark === 'Sample' && <p className={classes.mark}>Sample</p>}
        </div>
      </header>
      <div className={classes.parties}>
        <div>
          <p className={classes.muted}>Billed to</p>
          <p className={classes.client}>{client.name || 'No client yet'}</p>
          {client.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <Facts facts={facts} className={classes.facts} />
      </div>
      {endorsement && <p className={classes.endorsement}>{endorsement}</p>}
      <Lines {...sheet} />
      <div className={classes.foot}>
        <div>
          <p className={classes.muted}>Amount in words</p>
          <p>{words}</p>
        </div>
        <div>
          <Facts facts={sums} className={classes.sums} />
          <dl className={classes.sums}>
            <div className={classes.total}>
              <dt>Total</dt>
              <dd>{total}</dd>
            </div>
          </dl>
        </div>
      </div>
      <div className={classes.close}>
        <div>
          {payment.length > 0 && (
            <>
              <p className={classes.muted}>How to pay</p>
              <Facts facts={payment} className={classes.payment} />
            </>
          )}
          {texts.map(({ label, value }) => (
            <div key={label} className={classes.text}>
              <p className={classes.muted}>{label}</p>
              <p>{value}</p>
            </div>
          ))}
        </div>
        <div className={classes.signature}>
          <p>For {supplier.name || 'the company'}</p>
          <p className={classes.signatory}>{signatory}</p>
          <p className={classes.muted}>Authorised signatory</p>
        </div>
      </div>
    </article>
  );
}
