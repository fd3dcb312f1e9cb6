import { documentContent, type Paper } from './documentContent';
import { renderPdf } from './renderPdf';

/** A document as the bytes of a PDF. */
export const renderPaper = (paper: Paper): Promise<Uint8Array> => renderPdf(documentContent(paper));
