/** The path of a Chromium of this machine for the browser tests, its headless shell before the whole program; undefined when Playwright's own is the only one, or there is none. */
export function findChromium(): string | undefined;

/** The path of a Chromium, the headless shell if it can be had, installed if need be, with the font that stands in for the product's own; undefined, with an instruction printed, when there is none. */
export function ensureChromium(): Promise<string | undefined>;
