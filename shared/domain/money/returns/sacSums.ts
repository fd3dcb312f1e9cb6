import { sharePaise } from '../../text/sharePaise';
import { sacs } from '../documents/sac';
import { type Gstr1Document, signOf } from './gstr1Document';
import { SAC_SPLIT_FROM } from './gstr1Section';
import { addTo, type Gstr1Sums, noSums } from './gstr1Sums';
import { returnBounds } from './returnPeriod';

/** Supplies to whom: until April 2025 to all, since then registered clients apart from others. */
const sacGroups = ['All', 'B2B', 'B2C'] as const;
export type SacGroup = (typeof sacGroups)[number];

/** A row of table 12. */
export interface SacRow extends Gstr1Sums {
  group: SacGroup;
  sac: string;
  /** Per cent. */
  rate: number;
}

/** A SAC's name; empty for one that is not the company's. */
export const sacTitle = (sac: string): string => sacs.find(({ code }) => code === sac)?.title ?? '';

const groupOf = ({ clientGstin }: Gstr1Document): SacGroup => (clientGstin === '' ? 'B2C' : 'B2B');

/** An amount shared by the lines of a document's invoice; most have one line, or no tax of a kind. */
function sharesOf({ shares }: Gstr1Document, paise: number): readonly number[] {
  if (paise === 0) return [];
  if (shares.length === 1) return [paise];
  return sharePaise(
    paise,
    shares.map((share) => share.paise),
  );
}

/**
 * Supplies by SAC and rate less credit notes (table 12 of a period's GSTR-1): a document's amounts are shared by the
 * lines of its invoice. The period, not the documents' days, decides whether registered clients are listed separately.
 */
export function sacSums(documents: Iterable<Gstr1Document>, period: string): SacRow[] {
  const isSplit = returnBounds(period).to.slice(0, 7) >= SAC_SPLIT_FROM;
  const rows = new Map<string, SacRow>();
  for (const document of documents) {
    const group = isSplit ? groupOf(document) : 'All';
    const { taxablePaise, igstPaise, cgstPaise, sgstPaise } = document;
    const [taxable, igst] = [sharesOf(document, taxablePaise), sharesOf(document, igstPaise)];
    const cgst = sharesOf(document, cgstPaise);
    const sgst = sgstPaise === cgstPaise ? cgst : sharesOf(document, sgstPaise);
    document.shares.forEach(({ sac }, index) => {
      const key = `${group} ${sac} ${document.rate}`;
      const row = rows.get(key) ?? { group, sac, rate: document.rate, ...noSums() };
      rows.set(key, row);
      const part = {
        taxablePaise: taxable[index] ?? 0,
        igstPaise: igst[index] ?? 0,
        cgstPaise: cgst[index] ?? 0,
        sgstPaise: sgst[index] ?? 0,
      };
      addTo(row, part, signOf(document));
    });
  }
  return [...rows.values()].sort(
    (a, b) => a.group.localeCompare(b.group) || a.sac.localeCompare(b.sac) || a.rate - b.rate,
  );
}
