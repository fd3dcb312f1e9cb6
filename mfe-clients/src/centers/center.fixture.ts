import { type Center, centerInput } from 'shared/domain/clients/centers/center';

let count = 0;

/** A stored center; fields not passed are empty. */
export function centerOf(given: Partial<Center> = {}): Center {
  count += 1;
  return {
    ...centerInput.parse({}),
    id: `c${count}`,
    version: 1,
    createdAt: '2026-04-05T09:00:00.000Z',
    updatedAt: '2026-04-05T09:00:00.000Z',
    ...given,
  };
}

/** A number of centers, "Client 1" first. */
export function centersOf(length: number): Center[] {
  return Array.from({ length }, (_, index) => centerOf({ client_name: `Client ${index + 1}`, city: 'Ranchi' }));
}
