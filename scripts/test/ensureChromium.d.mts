/**
 * Path of this machine's Chromium for browser tests, the headless shell before the full browser; undefined when only
 * Playwright's own is there, or none.
 */
export function findChromium(): string | undefined;

/**
 * Path of a Chromium, the headless shell if available, installed if needed, with the font that stands in for the
 * product's own; undefined, with a printed instruction, when there is none.
 */
export function ensureChromium(): Promise<string | undefined>;
