import { receiptsPath } from '../receipts/receiptPath';

/** The path of a client's statement of account; by name for clients without a company record. */
export const statementPath = ({ companyId, clientName }: { companyId: string; clientName?: string }) =>
  `${receiptsPath}/statement?${new URLSearchParams(companyId === '' ? { client: clientName ?? '' } : { company: companyId }).toString()}`;
