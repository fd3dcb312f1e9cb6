import { z } from 'zod';
import { gstr1Types } from './gstr1Document';
import { gstr3bBoxes } from './gstr3b';

const sums = { taxablePaise: z.int(), igstPaise: z.int(), cgstPaise: z.int(), sgstPaise: z.int() };

/** The figures of a registration's GSTR-3B. */
export const gstr3bFigures = z.object({
  registration: z.string(),
  period: z.string(),
  boxes: z.array(z.object({ box: z.enum(gstr3bBoxes), title: z.string(), count: z.int(), ...sums })),
});
export type Gstr3bFigures = z.infer<typeof gstr3bFigures>;

/** The documents behind a figure, the first of them; a credit note's amounts are below 0. */
export const gstr3bDocuments = z.object({
  documents: z.array(
    z.object({
      ...{ id: z.string(), type: z.enum(gstr1Types), number: z.string(), date: z.string(), clientName: z.string() },
      ...sums,
    }),
  ),
  isCut: z.boolean(),
});
export type Gstr3bDocuments = z.infer<typeof gstr3bDocuments>;
