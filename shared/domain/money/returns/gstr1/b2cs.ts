import { z } from 'zod';
import type { Gstr1Document } from '../gstr1Document';
import { noSums, sumsOf } from '../gstr1Sums';
import { fieldsOf, grouped, list, plain, within } from '../portalFields';
import { headFields, omon, type Place, type PlaceSums, pos, shown, sply_ty, taxFields } from './commonFields';

/** A filed period of which something in table 7 differs: all its documents as they are now, and the places. */
export interface RevisedSupplies {
  period: string;
  documents: readonly Gstr1Document[];
  places: ReadonlySet<string>;
}

const { rt, txval, csamt } = taxFields;
const place = { sply_ty, typ: fieldsOf<unknown>()('Type', plain(z.literal('OE')), () => 'OE'), pos };

/** All other supplies by place and rate, net of notes: the portal's `b2cs`; amended its `b2csa`, table 10. */
export const b2cs = {
  tables: shown(['7', 'Other supplies, net of notes', 'B2CS']),
  rows: list({ ...place, rt, txval, csamt, ...headFields }),
  amended: list({
    omon,
    ...place,
    itms: within(list({ rt, txval, ...headFields, csamt }), ({ sums }: { sums: readonly PlaceSums[] }) => sums),
  }),
};

/** Sums by place and rate; `state`: the company's. */
export const smallSupplies = (documents: readonly Gstr1Document[], state: string): (PlaceSums & Place)[] =>
  grouped(documents, (document) => `${document.place} ${document.rate}`).map(([, own]) => ({
    place: own[0].place,
    rate: own[0].rate,
    supply: own[0].place === state ? 'INTRA' : 'INTER',
    ...sumsOf(own),
  }));

/** What table 7 of filed periods is now, of the places where it differs; 0 where nothing is left. */
export const revisedSupplies = (revised: readonly RevisedSupplies[], state: string) =>
  revised.flatMap(({ period, documents, places }) =>
    [...places].sort().map((each) => {
      const own = documents.filter((document) => document.section === 'B2CS' && document.place === each);
      const sums: PlaceSums[] = smallSupplies(own, state);
      const supply: Place['supply'] = each === state ? 'INTRA' : 'INTER';
      return { period, place: each, supply, sums: sums.length > 0 ? sums : [{ rate: 0, ...noSums() }] };
    }),
  );
