import { type ImsAction, type ImsDocument, type ImsList, imsActions } from 'shared/domain/money/purchases/ims';
import type { imsAnswer } from 'shared/domain/money/purchases/imsAnswers';
import { type Decided, isToSend } from 'shared/domain/money/purchases/imsFile';
import { type ImsProposal, proposeIms } from 'shared/domain/money/purchases/imsProposal';
import { type BillMatch, matchBills } from 'shared/domain/money/purchases/matchBills';
import { groupBy } from 'shared/domain/records/groupBy';
import type { z } from 'zod';
import { inTurns } from '../../../core/inTurns';
import type { Queries, Tables } from '../../../db/tables';
import { yearKey } from '../returns/yearKey';
import { gstinOf, kindOf, MOST_ROWS, type OwnRow, ownBills, withRegistration } from './matchGstr2b';

type Row = Tables['ims_documents'];

const actionOf = (stored: string): ImsAction => imsActions.find((each) => each === stored) ?? 'No action';

/** A stored document as its file had it, with its id and what was chosen. */
const asDocument = ({ kind, taken, chosen, mayWait, told, list, ...row }: Row) => ({
  ...row,
  list: list as ImsList,
  kind: kindOf(kind),
  taken: actionOf(taken),
  chosen: chosen === '' ? ('' as const) : actionOf(chosen),
  mayWait: mayWait === 1,
  told: JSON.parse(told) as ImsDocument['told'],
  isClaimable: true,
  reverseCharge: false,
  isDistributed: false,
});
type StoredDocument = ReturnType<typeof asDocument>;

/** A document beside ours, with what is proposed and what is done. */
export interface ImsMatch extends BillMatch<StoredDocument>, Decided {
  portal: StoredDocument;
  proposal: ImsProposal;
}

/** The month of the first GSTR-2B of a GSTIN that has each document, by kind, supplier, number and year. */
async function toldIn(db: Queries, gstin: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('gst_2b_rows')
    .select(['kind', 'supplierGstin', 'number', 'date', 'period'])
    .where('gstin', '=', gstin)
    .orderBy('period', 'desc')
    .execute();
  const first = new Map<string, string>();
  for await (const { period, ...row } of inTurns(rows)) first.set(yearKey(row), period);
  return first;
}

/** Every document of a GSTIN in the portal's invoice management beside ours, by supplier. */
export async function matchIms(db: Queries, gstin: string): Promise<ImsMatch[]> {
  const rows = await db
    .selectFrom('ims_documents')
    .selectAll()
    .where('gstin', '=', gstin)
    .orderBy('supplierGstin')
    .orderBy('id')
    .execute();
  // Tax under reverse charge is never in the invoice management: it goes to GSTR-2B at once.
  const ours = groupBy(await ownBills(db), gstinOf);
  const earlier = await toldIn(db, gstin);
  const suppliers = new Set(
    (await db.selectFrom('live_suppliers').select('gstin').execute()).map((each) => each.gstin),
  );
  const found: ImsMatch[] = [];
  for await (const [supplier, theirs] of inTurns(groupBy(rows, gstinOf))) {
    const seen = new Set<string>();
    for (const match of matchBills(theirs.map(asDocument), ours.get(supplier) ?? [], () => false)) {
      const { portal } = match;
      if (!portal) continue;
      const key = yearKey(portal);
      const beside = { ...withRegistration(match, gstin), portal };
      const context = { isTwice: seen.has(key), toldIn: earlier.get(key), isSupplier: suppliers.has(supplier) };
      seen.add(key);
      const proposal = proposeIms(beside, context);
      const { list, told, taken, chosen } = portal;
      found.push({ ...beside, list, told, taken, proposal, action: chosen || proposal.action });
    }
  }
  return found;
}

const shown = ({ portal, own, state, proposal }: ImsMatch): z.output<typeof imsAnswer>['rows'][number] => {
  const { id, kind, supplierGstin, number, date, taxablePaise, taxPaise, taken, chosen, mayWait } = portal;
  const supplierName = (own as OwnRow | undefined)?.supplierName ?? portal.supplierName;
  return {
    ...{ id, state, kind, supplierGstin, supplierName, number, date, taxablePaise, taxPaise },
    ...{ purchaseId: own?.id ?? '', taken, chosen, mayWait },
    ...{ proposed: proposal.action, reason: proposal.reason },
  };
};

/** The documents of a GSTIN with an action, and how many have each. */
export async function imsOf(
  db: Queries,
  query: { gstin?: string | undefined; action?: ImsAction | undefined },
): Promise<z.output<typeof imsAnswer>> {
  const gstins = (await db.selectFrom('ims_documents').select('gstin').distinct().orderBy('gstin').execute()).map(
    ({ gstin }) => gstin,
  );
  const gstin = gstins.find((each) => (query.gstin ?? each) === each) ?? '';
  const matches = gstin === '' ? [] : await matchIms(db, gstin);
  return {
    gstins,
    gstin,
    counts: imsActions.map((action) => {
      const of = matches.filter((match) => match.action === action);
      return { action, count: of.length, taxPaise: of.reduce((sum, { portal }) => sum + portal.taxPaise, 0) };
    }),
    toSend: matches.filter(isToSend).length,
    rows: matches
      .filter(({ action }) => (query.action ?? action) === action)
      .slice(0, MOST_ROWS)
      .map(shown),
  };
}
