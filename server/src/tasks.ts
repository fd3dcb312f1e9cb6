/*
 * Work that holds a processor, and so runs in separate threads (`threads/pools.ts`). Each function gets one value and
 * answers one, both copied between the threads. A separate script, which shares no state with the server.
 */
export { hashPassword, isCommonPassword, verifyPassword } from './api/auth/passwordTasks';
export { plainPicture } from './api/letterhead/plainPicture';
export { readImsFile, readPortalFile } from './api/money/purchases/readPortalFile';
export { renderLetter, renderPaper } from './api/papers/renderPaper';
export { renderPayslips } from './api/pay/payslips/renderPayslips';
export { writeWorkbook } from './api/records/lists/writeWorkbook';
export { proveCopy } from './copies/proveCopy';
export { compressHere } from './pages/compress';
export { differenceHere } from './pages/differenceHere';
