/** The part of papaparse that is used. Its published types bring Node's globals with them, and `process` is to be a type error in a screen. */
declare module 'papaparse' {
  interface ParseOptions {
    /** The character between cells. By default guessed. */
    delimiter?: string;
    /** Whether rows are objects by the first line's keys. By default they are arrays of cells. */
    header?: boolean;
    /** Whether lines without content are left out. By default they are rows. */
    skipEmptyLines?: boolean;
  }

  interface ParseResult<Row> {
    data: Row[];
    errors: { type: 'Quotes' | 'Delimiter' | 'FieldMismatch'; code: string; message: string; row?: number }[];
  }

  const Papa: { parse<Row>(text: string, options?: ParseOptions): ParseResult<Row> };
  export default Papa;
}
