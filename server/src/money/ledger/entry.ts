import { plainName } from 'shared/domain/text/isSameName';
import type { Tables } from '../../db/tables';

type Entry = Tables['ledger_entries'];

/** The tables of the records that post entries. */
export type SourceKind = Entry['sourceKind'];

/** A record's entries, before they are part of a posting. */
export type Line = Omit<Entry, 'posting' | 'place' | 'at' | 'sourceKind' | 'source'>;

/** A record that posts entries. */
export interface Source {
  kind: SourceKind;
  id: string;
}

/**
 * The party of an entry's balance: a company on record by its id, or a client's plain name where there is no record.
 */
export const partyOf = ({
  companyId,
  clientName,
}: {
  companyId: string;
  clientName: string;
}): Pick<Entry, 'partyKind' | 'party'> =>
  companyId === '' ? { partyKind: 'name', party: plainName(clientName) } : { partyKind: 'company', party: companyId };
