import { isForeignGstin, stateOfGstin } from '../../records/gstin';
import { unionTerritoryCodes } from '../../records/states';
import type { TaxHead } from './invoice';

/** The facts that decide the place of supply. */
export interface Recipient {
  /** Empty if the client is not registered. */
  clientGstin: string;
  /** GST state code of the client's address, empty if unknown. */
  clientState: string;
  /** In a special economic zone. */
  sez: boolean;
}

/**
 * The place of supply, the client's state code: from the GSTIN if registered in a state, otherwise from the address
 * (IGST Act 2017, section 12(2)); empty if neither is known, and then it is asked for.
 */
export function clientStateOf(recipient: Pick<Recipient, 'clientGstin' | 'clientState'>): string {
  const { clientGstin, clientState } = recipient;
  return clientGstin && !isForeignGstin(clientGstin) ? stateOfGstin(clientGstin) : clientState;
}

/**
 * The tax heads of a supply, which share the rate equally: IGST between states and to a special economic zone (IGST Act
 * 2017, sections 7 and 8), otherwise CGST with SGST, or with UTGST in a union territory without a legislature.
 */
export function taxHeadsOf(place: string, supplierState: string, sez: boolean): readonly TaxHead[] {
  if (sez || place !== supplierState) return ['IGST'];
  return unionTerritoryCodes.includes(place) ? ['CGST', 'UTGST'] : ['CGST', 'SGST'];
}
