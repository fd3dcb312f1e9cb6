import { type ImsAction, type ImsDocument, type ImsList, letterOf } from './ims';

/** The fields of a document that the portal wants back as it wrote them. */
const repeated = [
  ...['stin', 'inum', 'idt', 'oinum', 'oidt', 'nt_num', 'nt_dt', 'ont_num', 'ont_dt', 'inv_typ', 'srcform', 'rtnprd'],
  ...['val', 'txval', 'iamt', 'camt', 'samt', 'cess', 'pos'],
] as const;

/** Lists whose accepted documents lower credit: the portal asks whether all of it was claimed. */
const lowersCredit: readonly ImsList[] = ['b2ba', 'b2bdna', 'b2bcn'];

/** A document with what is done with it. */
export type Decided = Pick<ImsDocument, 'list' | 'told' | 'taken'> & { action: ImsAction };

/** The file that the portal's invoice management takes. */
export interface ImsFile {
  rtin: string;
  reqtyp: 'SAVE';
  invdata: Partial<Record<ImsList, Record<string, unknown>[]>>;
}

/** Whether the portal has to be told: it has another action, and there is one. */
export const isToSend = ({ action, taken }: Pick<Decided, 'action' | 'taken'>): boolean =>
  action !== 'No action' && action !== taken;

/**
 * The file for the portal's invoice management, as its offline tool writes it (from published samples, to be verified by
 * the deployer): only documents whose action changes, each with the former one. Credit of an accepted note is reversed
 * whole (`itcRedReq`), unless the portal has settled that already.
 */
export function imsFile(gstin: string, documents: readonly Decided[]): ImsFile {
  const invdata: ImsFile['invdata'] = {};
  for (const { list, told, taken, action } of documents.filter(isToSend)) {
    const of = invdata[list] ?? [];
    invdata[list] = of;
    const asksForCredit =
      action === 'Accepted' &&
      lowersCredit.includes(list) &&
      told.isItcRedReqBlocked !== true &&
      told.isItcRedReqBlocked !== 'Y';
    of.push({
      ...Object.fromEntries(repeated.flatMap((name) => (name in told ? [[name, told[name]]] : []))),
      prev_status: letterOf(taken),
      action: letterOf(action),
      ...(asksForCredit && { itcRedReq: 'Y' }),
    });
  }
  return { rtin: gstin, reqtyp: 'SAVE', invdata };
}
