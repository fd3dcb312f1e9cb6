import type { Center } from './center';

/** The fields that name a center. */
export const centerNames = ['client_name', 'city', 'center_code'] as const satisfies readonly (keyof Center)[];

/** A center by client, city and code, as a client may have several in a city; none of them is required. */
export const centerName = ({ client_name, city, center_code }: Pick<Center, (typeof centerNames)[number]>): string =>
  [client_name, city, center_code].filter(Boolean).join(', ') || 'Unnamed center';
