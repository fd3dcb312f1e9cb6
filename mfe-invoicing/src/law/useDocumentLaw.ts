import { type DocumentLaw, releasedDocumentLaw } from 'shared/domain/money/documents/documentLaw';
import { useGet } from 'shared/platform';

/** The legal rules for documents; until they load, those built into this release. */
export const useDocumentLaw = (): DocumentLaw => useGet<DocumentLaw>('invoices/law').data ?? releasedDocumentLaw;
