import { receiptsPath } from '../settle/receipts/receiptPath';

/** Where all that was sent is listed. */
export const sendingsPath = `${receiptsPath}/sent`;
