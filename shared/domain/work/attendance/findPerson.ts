import type { SheetPerson } from './sheet';

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Finds who a file means among a center's people: by the employee code, else by a name that one of them alone has. */
export function findPerson(
  people: readonly Pick<SheetPerson, 'id' | 'name' | 'code'>[],
): (code: string, name: string) => string | undefined {
  const [codes, names] = [new Map<string, string>(), new Map<string, string | undefined>()];
  for (const { id, name, code } of people) {
    if (code !== '') codes.set(plain(code), id);
    names.set(plain(name), names.has(plain(name)) ? undefined : id);
  }
  return (code, name) => (code.trim() === '' ? names.get(plain(name)) : codes.get(plain(code)));
}
