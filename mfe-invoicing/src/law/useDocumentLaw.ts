import { type DocumentLaw, releasedDocumentLaw } from 'shared/domain/money/documents/documentLaw';
import { useGet } from 'shared/platform';

/** What the law says of documents; until it is loaded, as this release knows it. */
export const useDocumentLaw = (): DocumentLaw => useGet<DocumentLaw>('invoices/law').data ?? releasedDocumentLaw;
