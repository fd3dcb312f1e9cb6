/** The browser's data about the connection (Network Information API); Firefox and Safari have none. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** This tab's current connection, as reported by the browser. */
const connectionNow = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

/** Whether code may be prefetched: only on a connection known to be good. */
export const mayFetchUnasked = (connection = connectionNow()): boolean =>
  connection?.effectiveType === '4g' && connection.saveData !== true;

/** Whether the document behind a link may be prefetched on hover. */
export const mayFetchOnIntent = (connection = connectionNow()): boolean => connection?.saveData !== true;
