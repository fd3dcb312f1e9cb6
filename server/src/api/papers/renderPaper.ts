import { documentContent, type Paper } from './documentContent';
import { type Letter, letterContent } from './letterContent';
import { renderPdf } from './renderPdf';

/** A document as the bytes of a PDF. */
export const renderPaper = (paper: Paper): Promise<Uint8Array> => renderPdf(documentContent(paper));

/** A letter as the bytes of a PDF. */
export const renderLetter = (letter: Letter): Promise<Uint8Array> => renderPdf(letterContent(letter));
