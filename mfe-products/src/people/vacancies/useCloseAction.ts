import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import { useSave } from 'shared/platform';

/** Closes a vacancy or reopens it: the action's label and handler. Throws `ApiError`. */
export function useCloseAction(): (vacancy: Vacancy) => { label: string; run: () => Promise<Vacancy> } {
  const { save } = useSave<Vacancy>('vacancies');
  return ({ id, status }) => ({
    label: status === 'Closed' ? 'Reopen' : 'Close',
    run: () => save({ status: status === 'Closed' ? 'Open' : 'Closed' }, id),
  });
}
