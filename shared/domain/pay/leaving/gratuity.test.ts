import fc from 'fast-check';
import { addDays } from '../../dates/dates';
import { gratuityOf, gratuityRules, type Service } from './gratuity';

const of = (joinedOn: string, leftOn: string, isFixedTerm = false, reason: Service['reason'] = 'Resignation') =>
  gratuityOf({ joinedOn, leftOn, isFixedTerm, reason, wagesPaise: 2_600_000 });

test('five years at 26,000 make 75,000, and a day less none', () => {
  expect(of('2021-07-01', '2026-06-30')).toEqual({ years: 5, gratuityPaise: 7_500_000 });
  expect(of('2021-07-01', '2026-06-29')).toEqual({ years: 0, gratuityPaise: 0 });
});

test('more than six months are a year', () => {
  expect(of('2020-01-01', '2026-06-30').years).toBe(6);
  expect(of('2020-01-01', '2026-07-01').years).toBe(7);
});

test('a fixed term has it from one year on, in the share of its days; before the Code it had none', () => {
  expect(of('2025-12-01', '2026-11-30', true)).toEqual({ years: 1, gratuityPaise: 1_500_000 });
  expect(of('2025-01-01', '2026-07-01', true)).toEqual({ years: 1.499, gratuityPaise: 2_248_500 });
  expect(of('2025-12-01', '2026-11-29', true).gratuityPaise).toBe(0);
  expect(of('2024-01-01', '2025-06-30', true).gratuityPaise).toBe(0);
});

test.each(['Death', 'Disablement'] as const)('%s needs no five years: two at 26,000 make 30,000', (reason) => {
  expect(of('2024-07-01', '2026-06-30', false, reason)).toEqual({ years: 2, gratuityPaise: 3_000_000 });
  expect(of('2026-01-01', '2026-06-30', true, reason).gratuityPaise).toBe(744_000);
  const asked = gratuityRules.map((rule) => ({ ...rule, yearsAtHardship: true }));
  const service = { joinedOn: '2024-07-01', leftOn: '2026-06-30', isFixedTerm: false, wagesPaise: 2_600_000, reason };
  expect(gratuityOf(service, asked).gratuityPaise).toBe(0);
});

test('20 lakh are the most', () => {
  const service = { joinedOn: '1990-01-01', leftOn: '2026-11-30', isFixedTerm: false, wagesPaise: 20_000_000 } as const;
  expect(gratuityOf({ ...service, reason: 'Retirement' }).gratuityPaise).toBe(200_000_000);
});

test('a later day never makes less', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4000 }),
      fc.integer({ min: 1, max: 400 }),
      fc.boolean(),
      (days, more, fixed) => {
        const at = (after: number) => of('2026-01-01', addDays('2026-01-01', after), fixed).gratuityPaise;
        expect(at(days + more)).toBeGreaterThanOrEqual(at(days));
      },
    ),
  );
});
