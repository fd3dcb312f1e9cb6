import { stateName } from '../../records/states';

/** An address as INV-01 has it. */
export interface PortalAddress {
  Addr1: string;
  Addr2?: string;
  /** The place. */
  Loc: string;
  /** Left out where the address names none. */
  Pin?: number;
}

/** The most letters of a line of an address, and of a place. */
const MOST = { line: 100, place: 50 };

/** A text without what the portal takes in none: quotes and backslashes become what looks like them. */
export const portalText = (text: string, most: number): string =>
  text.replaceAll('"', '’').replaceAll('\\', '/').replace(/\s+/g, ' ').trim().slice(0, most).trim();

/** Six digits that are alone, the third and fourth perhaps apart. */
const pins = /(?<![0-9])[1-9][0-9]{2} ?[0-9]{3}(?![0-9])/g;

/** The last PIN that an address names; undefined when it names none. */
function lastPin(address: string): number | undefined {
  const last = address.match(pins)?.at(-1);
  return last === undefined ? undefined : Number(last.replace(' ', ''));
}

/**
 * A typed address as INV-01 has it: its last part beside state and PIN is the place, what is before it the lines, of whole words.
 * What two lines of 100 letters don't hold is left out. `elsewhere` is asked for the PIN where the address has none.
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
