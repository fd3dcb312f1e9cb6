import { isIsoDate } from '../../dates/isoDate';
import { isGstin, stateOfGstin } from '../../records/gstin';
import { isStateCode } from '../../records/states';
import { percentOf } from '../../text/money';
import { isSac } from '../documents/sac';
import { type GstPercents, gstPercents } from '../documents/taxRates';
import { ABROAD } from '../documents/taxTreatment';
import type { Gstr1Document } from './gstr1Document';

/** By how much a document's tax may differ from rate × value before the portal refuses it, in paise. */
const TOLERANCE = 100;

/** What a document is checked against. */
interface Checked {
  document: Gstr1Document;
  /** The company's GSTIN. */
  registration: string;
  /** The rates that documents may have. By default as this release knows them. */
  percents?: readonly GstPercents[];
}

type Rule = readonly [isBroken: (checked: Checked) => boolean, says: (document: Gstr1Document) => string];

const isExport = ({ supply }: Gstr1Document) => supply === 'EXPWP' || supply === 'EXPWOP';
const isUntaxed = ({ supply }: Gstr1Document) => ['EXPWOP', 'SEWOP', 'NIL'].includes(supply);
const isZone = ({ supply }: Gstr1Document) => supply === 'SEWP' || supply === 'SEWOP';
const taxOf = ({ igstPaise, cgstPaise, sgstPaise }: Gstr1Document) => igstPaise + cgstPaise + sgstPaise;
const isWithin = ({ document, registration }: Checked) =>
  document.place === stateOfGstin(registration) && !isZone(document);

/** What the portal is known to refuse of a document of GSTR-1. */
const rules: readonly Rule[] = [
  [
    ({ document }) => !/^[A-Za-z0-9/-]{1,16}$/.test(document.number),
    ({ number }) => `The number ${number} has more than 16 characters, or others than letters, digits, / and -.`,
  ],
  [
    ({ document }) => !isIsoDate(document.date) || document.date < '2017-07-01',
    () => 'Its date is before GST began on 1 July 2017.',
  ],
  [
    ({ document }) => document.clientGstin !== '' && !isGstin(document.clientGstin),
    ({ clientGstin }) => `The client’s GSTIN ${clientGstin} is wrong.`,
  ],
  [
    ({ document, registration }) => document.clientGstin !== '' && document.clientGstin === registration,
    () => 'The client’s GSTIN is the company’s own.',
  ],
  [
    ({ document }) => isZone(document) && document.clientGstin === '',
    () => 'A client in a special economic zone needs a GSTIN.',
  ],
  [
    ({ document }) => !isStateCode(document.place) && document.place !== ABROAD,
    () => 'The place of supply is missing.',
  ],
  [
    ({ document }) => isExport(document) !== (document.place === ABROAD) && document.supply !== 'NIL',
    () => 'Only an export has the place of supply 96, other countries.',
  ],
  [
    ({ document, percents }) => !gstPercents(document.date, percents).includes(document.rate),
    ({ rate }) => `The portal has no rate of ${rate}%.`,
  ],
  [
    ({ document }) =>
      Math.abs(taxOf(document) - (isUntaxed(document) ? 0 : percentOf(document.taxablePaise, document.rate))) >
      TOLERANCE,
    ({ rate }) => `The tax is not ${rate}% of the taxable value, as IGST or as CGST and SGST.`,
  ],
  [({ document }) => document.cgstPaise !== document.sgstPaise, () => 'CGST and SGST differ.'],
  [
    (checked) => isWithin(checked) && checked.document.igstPaise !== 0,
    () => 'A supply within the state has CGST and SGST, not IGST.',
  ],
  [
    (checked) => !isWithin(checked) && checked.document.cgstPaise !== 0,
    () => 'A supply between states, to a zone or abroad has IGST, not CGST and SGST.',
  ],
  [
    ({ document }) => document.shares.length === 0 || document.shares.some(({ sac }) => !isSac(sac)),
    () => 'Each line needs a SAC of six digits that begins with 99.',
  ],
];

/** Everything that the portal would refuse of a document, in sentences; empty when nothing is. */
export const gstr1Problems = (checked: Checked): string[] =>
  rules.filter(([isBroken]) => isBroken(checked)).map(([, says]) => says(checked.document));
