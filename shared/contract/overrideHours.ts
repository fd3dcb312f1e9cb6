/** How long somebody runs other code than everybody, in hours. */
export const OVERRIDE_HOURS = 8;
