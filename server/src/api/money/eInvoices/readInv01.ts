import { today } from 'shared/domain/dates/dates';
import type { EDocument } from 'shared/domain/money/eInvoices/eDocument';
import { type Inv01, inv01Of } from 'shared/domain/money/eInvoices/inv01';
import { inv01Problems } from 'shared/domain/money/eInvoices/inv01Problems';
import type { Queries } from '../../../db/tables';
import { readDocumentLaw } from '../../law/readLaw';
import { currentLetterhead } from '../../letterhead/letterhead';

/** A document with its content for the portal, and the portal's problems with it. */
export interface Told {
  document: EDocument;
  inv01: Inv01;
  problems: string[];
}

/**
 * Documents' content for the portal. A PIN missing from the client's address on a document comes from the client's
 * page. A note, whose invoice can't be changed, uses that page's address when the portal would refuse the invoice's.
 */
export async function readInv01(db: Queries, documents: readonly EDocument[]): Promise<Told[]> {
  const letterhead = await currentLetterhead(db);
  const ids = [...new Set(documents.map(({ invoice }) => invoice.companyId).filter(Boolean))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('every_companies')
          .select(['id', 'gstin', 'address', 'pin'])
          .where('id', 'in', ids)
          .execute();
  const clients = new Map(rows.map((row) => [row.id, row]));
  const day = today();
  const { gstPercents } = await readDocumentLaw(db);
  return documents.map((document) => {
    const client = clients.get(document.invoice.companyId);
    const isSame = client !== undefined && client.gstin === document.invoice.clientGstin;
    const toldWith = (of: EDocument): Told => {
      const inv01 = inv01Of(of, letterhead, isSame ? `${client.address}\n${client.pin}` : '');
      return { document, inv01, problems: inv01Problems(inv01, day, gstPercents) };
    };
    const told = toldWith(document);
    if (told.problems.length === 0 || document.type === 'INV' || !isSame || client.address === '') return told;
    const { address: clientAddress, pin: clientPin } = client;
    const today = toldWith({ ...document, invoice: { ...document.invoice, clientAddress, clientPin } });
    return today.problems.length === 0 ? today : told;
  });
}
