/** The languages of zod's own messages that the console needs. */
export { default as en } from 'zod/v4/locales/en.js';
