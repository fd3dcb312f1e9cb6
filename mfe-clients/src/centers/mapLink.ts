import type { Center } from 'shared/domain/center';

const SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

/** Where to see a center on a map: its coordinates, else its address; undefined when neither is known. */
export function mapLink({ lati, longi, address, city, state }: Center): { url: string; text: string } | undefined {
  if (lati !== null && longi !== null) return { url: `${SEARCH}${lati},${longi}`, text: `${lati}, ${longi}` };
  const place = [address, city, state].filter(Boolean).join(', ');
  return place === '' ? undefined : { url: SEARCH + encodeURIComponent(place), text: 'Search the address' };
}
