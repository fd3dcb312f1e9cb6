import type { Amendment } from './amendment';
import type { Gstr1Document } from './gstr1Document';

/** What returns tell of documents: their own, and their amendments of earlier returns. */
export interface ToldDocuments {
  documents: readonly Gstr1Document[];
  amendments: readonly Amendment[];
}

/** A document with negative amounts: takes back its report in a filed return. */
const takenBack = (told: Gstr1Document): Gstr1Document => ({
  ...told,
  ...{ taxablePaise: -told.taxablePaise, igstPaise: -told.igstPaise },
  ...{ cgstPaise: -told.cgstPaise, sgstPaise: -told.sgstPaise },
});

/** The documents whose sums are those of the returns: an amendment is the document now, less what was told of it. */
export const netOf = ({ documents, amendments }: ToldDocuments): Gstr1Document[] => [
  ...documents,
  ...amendments.flatMap(({ told, now }) => [...(now ? [now] : []), ...(told ? [takenBack(told)] : [])]),
];
