import { receiptsPath } from '../receipts/receiptPath';

/** Where a client's statement of account is shown; without a company, by the client's name. */
export const statementPath = ({ companyId, clientName }: { companyId: string; clientName?: string }) =>
  `${receiptsPath}/statement?${new URLSearchParams(companyId === '' ? { client: clientName ?? '' } : { company: companyId }).toString()}`;
