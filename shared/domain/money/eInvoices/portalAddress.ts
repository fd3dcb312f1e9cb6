import { stateName } from '../../records/states';

/** An address in INV-01's format. */
export interface PortalAddress {
  Addr1: string;
  Addr2?: string;
  /** The place. */
  Loc: string;
  /** Left out if the address contains none. */
  Pin?: number;
}

/** The maximum length of an address line, and of a place, in characters. */
const MOST = { line: 100, place: 50 };

/** Replaces the characters that the portal rejects: quotes and backslashes become similar ones. */
export const portalText = (text: string, most: number): string =>
  text.replaceAll('"', '’').replaceAll('\\', '/').replace(/\s+/g, ' ').trim().slice(0, most).trim();

/** Six separate digits, possibly with a space after the third. */
const pins = /(?<![0-9])[1-9][0-9]{2} ?[0-9]{3}(?![0-9])/g;

/** The last PIN in an address; undefined if it has none. */
function lastPin(address: string): number | undefined {
  const last = address.match(pins)?.at(-1);
  return last === undefined ? undefined : Number(last.replace(' ', ''));
}

/**
 * A typed address in INV-01's format: the last part other than state and PIN is the place, the text before it the
 * lines, split between words. Text beyond two lines of 100 characters is dropped. `elsewhere` supplies the PIN if the
 * address has none.
 */
export function portalAddress(address: string, state: string, elsewhere = ''): PortalAddress {
  const pin = lastPin(address) ?? lastPin(elsewhere);
  const own = new Set([stateName(state).toLowerCase(), 'india', '']);
  const parts = address
    .split(/[\n,]/)
    .map((part) =>
      part
        .replace(pins, '')
        .replace(/\bPIN( code)?\b:?/gi, '')
        .replace(/^[\s.–-]+|[\s.–-]+$/g, ''),
    )
    .filter((part) => !own.has(part.toLowerCase()));
  const place = parts.at(-1) ?? '';
  const lines = parts.length > 1 ? parts.slice(0, -1).join(', ') : place;
  const whole = portalText(lines, Infinity);
  const words = whole.length > MOST.line ? whole.lastIndexOf(' ', MOST.line) : MOST.line;
  const end = words > 0 ? words : MOST.line;
  const [first, second] = [whole.slice(0, end), portalText(whole.slice(end), MOST.line)];
  return {
    Addr1: first,
    ...(second.length >= 3 && { Addr2: second }),
    Loc: portalText(place, MOST.place),
    ...(pin !== undefined && { Pin: pin }),
  };
}
