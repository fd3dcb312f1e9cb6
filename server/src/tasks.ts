/*
 * What holds a processor, and so runs in threads of its own (`threads/pools.ts`). Each function is given one value and
 * answers one, both copied between the threads. It is a script of its own, which shares no state with the server.
 */
export { hashPassword, isCommonPassword, verifyPassword } from './api/auth/passwordTasks';
export { plainPicture } from './api/letterhead/plainPicture';
export { readPortalFile } from './api/money/purchases/readPortalFile';
export { renderLetter, renderPaper } from './api/papers/renderPaper';
export { renderPayslips } from './api/pay/payslips/renderPayslips';
export { writeWorkbook } from './api/records/lists/writeWorkbook';
export { proveCopy } from './copies/proveCopy';
export { compressHere } from './pages/compress';
export { differenceHere } from './pages/differenceHere';
