import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import {
  type DocumentSheet,
  registeredFacts,
  type SheetAnnex,
  type SheetFact,
} from 'shared/domain/papers/documentSheet';
import { formatNumber } from 'shared/ui';
import styles from './Sheet.module.css';

/** The lines of an annex that a screen shows at first, as in its style sheet; paper has all. */
const FEW = 10;

const LetterPicture = lazy(() => import('../../../letterhead/LetterPicture'));
const SignedQr = lazy(() => import('../../../eInvoices/SignedQr'));

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

const Picture = ({ sha256 }: { sha256: string | undefined }) =>
  sha256 ? (
    <Suspense>
      <LetterPicture sha256={sha256} className={styles.picture} />
    </Suspense>
  ) : null;

function Lines({ columns, rows, totals }: Omit<SheetAnnex, 'title'>) {
  return (
    <table className={styles.lines}>
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
                data-none={['', '0'].includes(text) || undefined}
              >
                {text || '–'}
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length} className={styles.muted}>
              No lines yet.
            </td>
          </tr>
        )}
      </tbody>
      {totals && (
        <tfoot>
          <tr>
            {totals.map((text, at) => (
              <td
                key={columns[at]?.title}
                data-label={at === 0 ? undefined : columns[at]?.title}
                data-right={columns[at]?.isNumber || undefined}
              >
                {text}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Supplier, title, client and dates. */
function SheetHead({ sheet }: { sheet: DocumentSheet }) {
  const { clientLabel = 'Billed to', title, mark, supplier, client, facts } = sheet;
  return (
    <>
      <header className={styles.head}>
        <div>
          <Picture sha256={supplier.logo} />
          <p className={styles.company}>{supplier.name}</p>
          {supplier.lines.map((line) => (
            <p key={line} className={styles.muted}>
              {line}
            </p>
          ))}
        </div>
        <div className={styles.titles}>
          <p className={styles.title}>{title}</p>
          {mark === 'Sample' && <p className={styles.mark}>Sample</p>}
        </div>
      </header>
      <div className={styles.parties}>
        <div>
          <p className={styles.muted}>{clientLabel}</p>
          <p className={styles.client}>{client.name || 'No client yet'}</p>
          {client.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <Facts facts={facts} className={styles.facts} />
      </div>
    </>
  );
}

/** The amount in words, totals, payment details, texts and signature. */
function SheetFoot({ sheet }: { sheet: DocumentSheet }) {
  const { supplier, sums, totalLabel = 'Total', total, words, payment, texts, signatory } = sheet;
  return (
    <>
      <div className={styles.foot}>
        <div>
          <p className={styles.muted}>Amount in words</p>
          <p>{words}</p>
        </div>
        <div>
          <Facts facts={sums} className={styles.sums} />
          <dl className={styles.sums}>
            <div className={styles.total}>
              <dt>{totalLabel}</dt>
              <dd>{total}</dd>
            </div>
          </dl>
        </div>
      </div>
      <div className={styles.close}>
        <div>
          {payment.length > 0 && (
            <>
              <p className={styles.muted}>Payment details</p>
              <Facts facts={payment} className={styles.payment} />
            </>
          )}
          {texts.map(({ label, value }) => (
            <div key={label} className={styles.text}>
              <p className={styles.muted}>{label}</p>
              <p>{value}</p>
            </div>
          ))}
        </div>
        <div className={styles.signature}>
          <p>For {supplier.name || 'the company'}</p>
          <Picture sha256={supplier.signature} />
          <p className={supplier.signature ? undefined : styles.signatory}>{signatory}</p>
          <p className={styles.muted}>Authorised signatory</p>
        </div>
      </div>
    </>
  );
}

/** The people and days of a bill: a few on a screen, all on demand and on paper. */
function Annex({ annex }: { annex: SheetAnnex }) {
  const [isWhole, setWhole] = useState(false);
  const isFolded = !isWhole && annex.rows.length > FEW;
  return (
    <section className={styles.annex} aria-label={annex.title} data-folded={isFolded || undefined}>
      <p className={styles.client}>{annex.title}</p>
      <Lines {...annex} />
      {isFolded && (
        <Button className={styles.more} size="small" onClick={() => setWhole(true)}>
          {`Show all ${formatNumber(annex.rows.length)} lines`}
        </Button>
      )}
    </section>
  );
}

/** A document laid out as its PDF; the browser can print it. */
export function Sheet({ sheet }: { sheet: DocumentSheet }) {
  const { title, number, mark, endorsement, annex, registered } = sheet;
  return (
    <article className={styles.sheet} aria-label={`${title} ${number}`.trim()} data-mark={mark || undefined}>
      <SheetHead sheet={sheet} />
      {endorsement && <p className={styles.endorsement}>{endorsement}</p>}
      {registered && (
        <div className={styles.registered}>
          <Suspense>
            <SignedQr text={registered.signedQr} />
          </Suspense>
          <Facts facts={registeredFacts(registered)} className={styles.payment} />
        </div>
      )}
      <Lines {...sheet} />
      <SheetFoot sheet={sheet} />
      {annex && <Annex annex={annex} />}
    </article>
  );
}
