import { z } from 'zod';
import type { CsvCell } from '../../../tables/csv';
import type { Gstr1Document } from '../gstr1Document';
import { fieldsOf, plain } from '../portalFields';
import { ctin, invoiceFields, registeredFields, taxFields } from './commonFields';

const column = fieldsOf<Gstr1Document>();
const words = plain(z.string());
const { rt, txval, iamt, camt, samt, csamt } = taxFields;

const columns = [
  column('Document type', words, ({ type }) => type),
  ctin,
  column('Receiver name', words, ({ clientName }) => clientName),
  ...[invoiceFields.inum, invoiceFields.idt, invoiceFields.val, registeredFields.pos, registeredFields.rchrg],
  column('Supply type', words, ({ section }) => section),
  ...[rt, txval, iamt, camt, samt, csamt],
  column('Against invoice', words, ({ against }) => against),
];

/** The titles of a line of GSTR-1. */
export const supplyHeader = columns.map(({ title }) => title);

/** A document of any table as a line of GSTR-1. */
export const supplyCells = (document: Gstr1Document): CsvCell[] => columns.map(({ cell }) => cell(document));
