import type { TestApp } from '../../../../test/openTestApp';

/** The month of these tests: April, with 30 days. */
export const MONTH = '2026-04';

const account = { bankAccount: '123456789012', ifsc: 'SBIN0001234', workState: '20' };

let made = 0;

/** Data for bill tests: a company's centers, people placed there, and their days. */
export function monthOf(server: () => TestApp) {
  const add = async (path: string, body: object) => {
    const answer = await server().call('POST', path, body);
    if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.body}`);
    return answer.json<{ id: string }>().id;
  };
  const step = async (center: string, name: string) => {
    const answer = await server().call('POST', `attendance/${center}/${MONTH}/${name}`);
    if (answer.statusCode !== 204) throw new Error(answer.body);
  };
  return {
    add,
    company: (more: object = {}) => add('companies', { name: 'Everkart', address: '1 Mill Road', ...more }),
    center: (companyId: string, city = 'Pune') =>
      add('centers', { client_name: companyId && 'Everkart', companyId, city }),
    /** Someone whose days have these letters from the first of the month on. */
    async person(name: string, centerId: string, letters: string, placement: object = {}) {
      const employeeId = await add('employees', { name, basicPaise: 1_500_000, grossPaise: 1_500_000, ...account });
      const terms = { designation: 'Picker', billBasis: 'day', billPaise: 70_000 };
      const placementId = await add('placements', {
        employeeId,
        centerId,
        startsOn: '2026-01-01',
        ...terms,
        ...placement,
      });
      const marks = [...letters].flatMap((code, index) =>
        code === '.'
          ? []
          : [
              {
                ...{ id: `mark-of-bill-${(made += 1)}`, employeeId, code, overtimeMinutes: 0 },
                ...{ day: `${MONTH}-${String(index + 1).padStart(2, '0')}`, at: '2026-05-01T06:00:00.000Z' },
              },
            ],
      );
      const sentAt = new Date().toISOString();
      if (marks.length > 0) await server().call('PUT', `attendance/${centerId}/${MONTH}`, { sentAt, marks });
      return { employeeId, placementId };
    },
    async lock(...centers: string[]) {
      for (const center of centers) for (const name of ['submit', 'confirm', 'lock']) await step(center, name);
    },
    correct: (center: string, employeeId: string, day: number, code: string) =>
      server().call('POST', `attendance/${center}/${MONTH}/corrections`, {
        ...{ employeeId, day: `${MONTH}-${String(day).padStart(2, '0')}`, code, reason: 'The register of the gate' },
      }),
    bill: (scope: object, options: { token?: string } = {}) =>
      server().call('POST', 'invoices/bills', { month: MONTH, ...scope }, options),
  };
}
