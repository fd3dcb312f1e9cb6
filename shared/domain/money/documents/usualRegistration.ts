import { z } from 'zod';
import { stateOfGstin } from '../../records/gstin';
import { stateName } from '../../records/states';
import { optionalText } from '../../records/validation';

/** The client's fields that a draft knows, to find its usual registration; a GSTIN may still be half typed. */
export const registrationClient = z.object({
  companyId: optionalText('company', 64),
  clientName: optionalText('client name', 200),
  clientGstin: optionalText('client GSTIN', 20),
  clientState: optionalText('client state', 2),
});
export type RegistrationClient = z.infer<typeof registrationClient>;

/** The registration that a draft goes under while nobody chose one. */
export const usualRegistration = z.object({
  /** Its GSTIN; empty where one has to be chosen, and while the company has one only. */
  registration: z.string(),
  /** Why, in a sentence; empty while the company has one only. */
  why: z.string(),
});
export type UsualRegistration = z.infer<typeof usualRegistration>;

const nameOf = (gstin: string) => stateName(stateOfGstin(gstin));
const ask = (reason: string): UsualRegistration => ({ registration: '', why: `Choose a registration: ${reason}.` });

/**
 * The usual one of the company's open registrations, by their GSTINs: that of the client's last invoice, else the only one
 * in the state of the client, whose code is empty while unknown. `last` is undefined of a client without invoices.
 */
export function usualRegistrationOf(
  open: readonly string[],
  { last, state }: { last: string | undefined; state: string },
): UsualRegistration {
  if (open.length < 2) return { registration: '', why: '' };
  if (last !== undefined && open.includes(last))
    return { registration: last, why: `${nameOf(last)}, as on this client’s last invoice.` };
  if (state === '') return ask('the client’s state is not known yet');
  const [inState, other] = open.filter((gstin) => stateOfGstin(gstin) === state);
  if (inState === undefined) return ask('none is in the client’s state');
  if (other !== undefined) return ask('several are in the client’s state');
  return { registration: inState, why: `${nameOf(inState)}, the client’s state.` };
}

/** Why a draft goes under the registration that it names, in a sentence; empty while there is nothing to tell. */
export function whyRegistration(chosen: string, { registration, why }: UsualRegistration): string {
  if (why === '' || chosen === registration) return why;
  return chosen === '' ? '' : `${nameOf(chosen)}, chosen for this invoice.`;
}
