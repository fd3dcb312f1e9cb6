/**
 * Error codes of the engines and the system when a database is temporarily unusable: down, hanging, full, read-only or
 * locked.
 */
const codes =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|EIO|57014|57P0[1-5]|08\w{3}|53\w{3}|58\w{3}|25006|55P03|40P01|40001|SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)(?:_\w+)?)$/;
/** The PostgreSQL client's errors about a connection, without a code. */
const words =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Whether an error means that the database is temporarily unusable: a retry may succeed later. */
export const isUnavailable = ({ code, message }: { code?: string; message: string }): boolean =>
  codes.test(code ?? '') || words.test(message);
