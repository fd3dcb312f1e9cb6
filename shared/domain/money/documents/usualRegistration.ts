import { z } from 'zod';
import { stateOfGstin } from '../../records/gstin';
import { stateName } from '../../records/states';
import { optionalText } from '../../records/validation';

/** The client fields of a draft that determine its usual registration; a GSTIN may be half typed. */
export const registrationClient = z.object({
  companyId: optionalText('company', 64),
  clientName: optionalText('client name', 200),
  clientGstin: optionalText('client GSTIN', 20),
  clientState: optionalText('client state', 2),
});
export type RegistrationClient = z.infer<typeof registrationClient>;

/** The default registration of a draft. */
export const usualRegistration = z.object({
  /** Its GSTIN; empty if one must be chosen, and while the company has only one. */
  registration: z.string(),
  /** The reason, in a sentence; empty while the company has only one. */
  why: z.string(),
});
export type UsualRegistration = z.infer<typeof usualRegistration>;

const nameOf = (gstin: string) => stateName(stateOfGstin(gstin));
const ask = (reason: string): UsualRegistration => ({ registration: '', why: `Choose a registration: ${reason}.` });

/**
 * The usual one of the company's open registrations, by GSTIN: that of the client's last invoice, otherwise the only
 * one in the client's state, whose code is empty while unknown. `last` is undefined for a client without invoices.
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

/** Why a draft uses its registration, in a sentence; empty if there is nothing to explain. */
export function whyRegistration(chosen: string, { registration, why }: UsualRegistration): string {
  if (why === '' || chosen === registration) return why;
  return chosen === '' ? '' : `${nameOf(chosen)}, chosen for this invoice.`;
}
