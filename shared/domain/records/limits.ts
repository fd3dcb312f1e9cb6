/** The largest amount any single field or line may hold: ten thousand crore rupees, in paise. Hundreds of them still add up exactly. */
export const MAX_PAISE = 10_000_000_000_000;

/** The largest quantity of one invoice line. */
export const MAX_QUANTITY = 1_000_000;

/** The most lines one invoice holds. */
export const MAX_INVOICE_ITEMS = 200;

/** The largest file that is kept with a record, in bytes: 5 MB. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
