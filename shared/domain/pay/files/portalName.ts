import { type Finding, leavesOut, warns } from './fileMonth';

/** Whether a name has letters of another script than the Latin one. */
const isForeign = (name: string) => /(?!\p{Script=Latin})\p{L}/u.test(name);

/** A person's name for a file: their own, or PF's where theirs is in another script. */
export const latinName = (name: string, uanName = ''): string => (isForeign(name) && uanName !== '' ? uanName : name);

/** Each portal's name, and the characters its files don't accept in names. */
const portals = {
  esi: { title: 'ESI portal', strange: /[^A-Za-z ]+/g },
  pf: { title: 'UAN', strange: /[^A-Za-z .'-]+/g },
} as const;
type Portal = keyof typeof portals;

/**
 * A name for a portal: accents dropped, a space for characters it refuses; empty for a name with letters of another
 * script.
 */
export function portalName(name: string, portal: Portal): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
  if (isForeign(plain)) return '';
  return plain
    .replace(portals[portal].strange, ' ')
    .replace(/ +/g, ' ')
    .replace(/^[^A-Za-z]+| +$/g, '');
}

/** What a file changes in a name, or that the portal's file can't have it at all. */
export function nameFindings(name: string, portal: Portal): Finding[] {
  const { title } = portals[portal];
  const written = portalName(name, portal);
  if (written === '')
    return [leavesOut(`Left out: the name is not in Latin letters. Enter the PF member name as the ${title} has it.`)];
  return written === name ? [] : [warns(`The file has the name ${written}. Check that the ${title} has it so.`)];
}
