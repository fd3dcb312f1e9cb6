import { receiptsPath } from '../settle/receipts/receiptPath';

/** The path of the list of sent documents. */
export const sendingsPath = `${receiptsPath}/sent`;
