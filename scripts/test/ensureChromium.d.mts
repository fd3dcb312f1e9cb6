/** The path of a Chromium, installed if need be; undefined, with an instruction printed, when there is none. */
export function ensureChromium(): Promise<string | undefined>;
