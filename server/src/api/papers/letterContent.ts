import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import type { DocumentSheet } from 'shared/domain/papers/documentSheet';
import { head, paperFrame } from './documentContent';
import { setText } from './setText';

/** A letter to be printed: plain data that a thread can receive. */
export interface Letter extends Pick<DocumentSheet, 'title' | 'supplier' | 'mark' | 'signatory'> {
  /** Its paragraphs; an empty one is a gap. */
  lines: readonly string[];
  /** Below the signatory. */
  signed: string;
  /** The recipient's declaration, and the lines to fill in below it. */
  accepted: string;
  acceptedBy: string;
  name: string;
}

/** A letter in pdfmake's format, on A4. */
export function letterContent(letter: Letter): TDocumentDefinitions {
  const { title, supplier, mark, lines, signatory, signed, accepted, acceptedBy, name } = letter;
  return {
    ...paperFrame({ name: title, author: supplier.name, mark }),
    content: [
      ...head({ title, supplier, mark }, undefined),
      {
        margin: [0, 18, 0, 0],
        fontSize: 10,
        stack: lines.map((line) =>
          line.trim() === '' ? { text: ' ', fontSize: 6 } : setText(line, { margin: [0, 0, 0, 3] }),
        ),
      },
      {
        margin: [0, 28, 0, 0],
        columnGap: 24,
        unbreakable: true,
        columns: [
          { width: '*', stack: [setText(accepted), setText(name, { margin: [0, 36, 0, 0] }), setText(acceptedBy)] },
          {
            width: '*',
            alignment: 'right',
            stack: [setText(supplier.name), setText(signatory, { margin: [0, 36, 0, 0] }), setText(signed)],
          },
        ],
      },
    ],
  };
}
