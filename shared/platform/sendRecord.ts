import { api } from './api';

function toForm(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    if (value !== undefined) form.append(name, value instanceof File ? value : String(value ?? ''));
  return form;
}

/**
 * Creates (no id) or updates (with id) a record of a path. A record's file is its field `file`: a `File` is
 * uploaded with the rest, null takes the stored one away, a name leaves it as it is. Throws `ApiError`.
 */
export function sendRecord<T>(path: string, input: object, id?: string): Promise<T> {
  const target = id === undefined ? path : `${path}/${encodeURIComponent(id)}`;
  const file = 'file' in input ? input.file : undefined;
  if (file instanceof File || file === null) return api.upload<T>(`${target}/upload`, toForm(input));
  return id === undefined ? api.post<T>(target, input) : api.put<T>(target, input);
}
