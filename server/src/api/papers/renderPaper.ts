import { documentContent, type Paper } from './documentContent';
import { type Letter, letterContent } from './letterContent';
import { renderPdf } from './renderPdf';

/** A document's PDF bytes. */
export const renderPaper = (paper: Paper): Promise<Uint8Array> => renderPdf(documentContent(paper));

/** A letter's PDF bytes. */
export const renderLetter = (letter: Letter): Promise<Uint8Array> => renderPdf(letterContent(letter));
