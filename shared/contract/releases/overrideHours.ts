/** How long somebody runs other code than everybody, in hours. */
export const OVERRIDE_HOURS = 8;
/** How long a link for reviewers shows other releases, in days. */
export const REVIEW_DAYS = 7;
