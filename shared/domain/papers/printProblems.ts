import type { FieldError } from '../records/validation';
import { unprintable } from './paperFonts';

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Characters of these texts that no font of the papers has, each by its field: emoji, and scripts that are neither
 * Latin, Greek, Cyrillic nor Indian.
 */
export function printProblems<Field extends string>(
  texts: Readonly<Record<Field, string>>,
  fields: readonly Field[],
): FieldError[] {
  return fields.flatMap((path) => {
    const character = unprintable(texts[path]);
    if (character === undefined) return [];
    return [{ path, msg: `“${character}” (${codeOf(character)}) cannot be printed; write it in other characters.` }];
  });
}
