/** What a browser tells of the connection (Network Information API); Firefox and Safari tell nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The connection of this tab, as the browser tells it now. */
const connectionNow = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

/** Whether code may come although nobody has asked for it: only on a connection that is known to be good. */
export const mayFetchUnasked = (connection = connectionNow()): boolean =>
  connection?.effectiveType === '4g' && connection.saveData !== true;

/** Whether the document behind a link may come when somebody only points at it. */
export const mayFetchOnIntent = (connection = connectionNow()): boolean => connection?.saveData !== true;
