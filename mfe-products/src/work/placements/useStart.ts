import { useSearchParams } from 'react-router-dom';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import type { Employee } from 'shared/domain/people/employees/employee';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import type { Placement, PlacementInput } from 'shared/domain/work/placements/placement';
import { useRecord } from 'shared/platform';
import { candidateStart, employeeStart, vacancyStart } from './startOf';

/**
 * A new placement's initial values from the address: `?candidate=<id>` (`&product=ultrahrms`), `?vacancy=<id>`,
 * `?employee=<id>` or `?move=<id of a placement>`; `start` is undefined while loading.
 */
export function useStart() {
  const [params] = useSearchParams();
  const idOf = (kind: string) => params.get(kind) ?? undefined;
  const from = params.get('product') === 'ultrahrms' ? 'ultrahrms/candidates' : 'candidates';
  const candidate = useRecord<Candidate>(from, idOf('candidate'));
  const vacancyId = idOf('vacancy') ?? (candidate.data?.vacancyId || undefined);
  const vacancy = useRecord<Vacancy>('vacancies', vacancyId);
  const employee = useRecord<Employee>('employees', idOf('employee'));
  const moved = useRecord<Placement>('placements', idOf('move'));
  const asked = [
    ...(idOf('candidate') === undefined ? [] : [candidate]),
    ...(vacancyId === undefined ? [] : [vacancy]),
    ...(idOf('employee') === undefined ? [] : [employee]),
    ...(idOf('move') === undefined ? [] : [moved]),
  ];
  const start: Partial<PlacementInput> = {
    ...(candidate.data && candidateStart(candidate.data)),
    ...(vacancy.data && vacancyStart(vacancy.data)),
    ...(employee.data && employeeStart(employee.data)),
    ...(moved.data && {
      employeeId: moved.data.employeeId,
      designation: moved.data.designation,
      shift: moved.data.shift,
    }),
  };
  return {
    start: asked.every(({ data }) => data !== undefined) ? start : undefined,
    /** The person, if already known. */
    person: candidate.data?.name ?? employee.data?.name ?? moved.data?.employeeName,
    /** The placement that a move ends. By default none. */
    moved: moved.data,
    /** Key that identifies the source. */
    key: params.toString(),
    /** The name of the record that couldn't be loaded. By default none. */
    failed: asked.find(({ state, data }) => state === 'failed' && data === undefined),
  };
}
