import { z } from 'zod';
import type { Gstr1Document } from '../gstr1Document';
import { fieldsOf, list, plain, when } from '../portalFields';
import { igstLines, noteFields, originalNote, pos, shown } from './commonFields';

const typ = fieldsOf<Gstr1Document>()('Its invoice', plain(z.enum(['B2CL', 'EXPWP', 'EXPWOP'])), ({ supply }) =>
  supply === 'EXPWP' || supply === 'EXPWOP' ? supply : 'B2CL',
);
const isInIndia = ({ supply }: Gstr1Document) => supply === 'B2CL';
const note = { ...noteFields, pos: when(pos, isInIndia), itms: igstLines };

/** Notes on large and foreign supplies to unregistered clients: the portal's `cdnur`; amended its `cdnura`, table 9C. */
export const cdnur = {
  tables: shown(['9B', 'Notes to others', 'CDNUR']),
  rows: list({ typ, ...note }),
  amended: list({ typ, ...originalNote, ...note }),
};
