import type { Center } from 'shared/domain/center';

/** What names a center to a person; nothing of it is required, so any of its names will do. */
export function centerTitle({ client_name, city, center_code }: Center): string {
  return [client_name, city].filter(Boolean).join(', ') || center_code || 'Unnamed center';
}
