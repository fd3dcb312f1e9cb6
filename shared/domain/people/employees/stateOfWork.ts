import { z } from 'zod';
import { isStateCode, stateCodeOf, states } from '../../records/states';

/** The states that somebody can work in: without the codes for other countries and territories. */
export const statesOfWork = states.filter(({ code }) => Number(code) < 90);

/** The state of work, by its code, name or letters; answers its GST code. Absent or empty, the server takes the company's. */
export const optionalStateOfWork = z
  .string({ error: 'Choose the state of work from the list.' })
  .trim()
  .transform((typed) => (typed === '' ? '' : (stateCodeOf(typed) ?? typed)))
  .pipe(z.string().refine((code) => code === '' || isStateCode(code), 'Choose the state of work from the list.'))
  .default('');
