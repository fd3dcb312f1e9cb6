/** How long an override lasts, in hours. */
export const OVERRIDE_HOURS = 8;
/** How long a review link is valid, in days. */
export const REVIEW_DAYS = 7;
