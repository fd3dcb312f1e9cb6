import type { Center } from 'shared/domain/clients/centers/center';

/** The fields that can name a center; none is required, so the first filled one is used. */
export function centerTitle({
  client_name,
  city,
  center_code,
}: Pick<Center, 'client_name' | 'city' | 'center_code'>): string {
  return [client_name, city].filter(Boolean).join(', ') || center_code || 'Unnamed center';
}

/** One person of a center's escalation ladder. */
export interface Contact {
  /** 1 to 5 is the order in which to call; 6 is the ops head. */
  number: 1 | 2 | 3 | 4 | 5 | 6;
  /** "Contact 1", "Ops head". */
  rung: string;
  name: string;
  employeeId: string;
  designation: string;
  mobile: string;
  email: string;
}

/** The six contacts of a center in call order, including empty ones. */
export function contactsOf(center: Center): Contact[] {
  return ([1, 2, 3, 4, 5, 6] as const).map((number) => ({
    number,
    rung: number === 6 ? 'Ops head' : `Contact ${number}`,
    name: number === 6 ? center.ops_head : center[`escalation${number}`],
    employeeId: center[`empid${number}`],
    designation: center[`designation${number}`],
    mobile: center[`mobile${number}`],
    email: center[`email${number}`],
  }));
}

/** Whether a contact has any details. */
export function isKnown({ name, employeeId, designation, mobile, email }: Contact): boolean {
  return [name, employeeId, designation, mobile, email].some((value) => value !== '');
}

const SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

/** The map link of a center: its coordinates, or its address; undefined when neither is known. */
export function mapLink({ lati, longi, address, city, state }: Center): { url: string; text: string } | undefined {
  if (lati !== null && longi !== null) return { url: `${SEARCH}${lati},${longi}`, text: `${lati}, ${longi}` };
  const place = [address, city, state].filter(Boolean).join(', ');
  return place === '' ? undefined : { url: SEARCH + encodeURIComponent(place), text: 'Search the address' };
}
