import { type DocumentLaw, releasedDocumentLaw } from 'shared/domain/money/documents/documentLaw';
import { useGet } from 'shared/platform';

/** The rules of the law for documents; until they are loaded, this release's. */
export const useDocumentLaw = (): DocumentLaw => useGet<DocumentLaw>('invoices/law').data ?? releasedDocumentLaw;
