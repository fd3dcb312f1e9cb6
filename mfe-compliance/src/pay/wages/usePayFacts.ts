import type { PayFacts } from 'shared/domain/pay/wages/payroll';
import { useFormValue } from 'shared/ui';

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const orNone = (value: unknown) => value ?? 0;

/** The values of a line's form for the payroll rules; null while one isn't an amount. */
export function usePayFacts(): PayFacts | null {
  const days = useFormValue<number | null>('days');
  const amounts = {
    basicRatePaise: orNone(useFormValue('basicRatePaise')),
    houseRentRatePaise: orNone(useFormValue('houseRentRatePaise')),
    conveyanceRatePaise: orNone(useFormValue('conveyanceRatePaise')),
    grossRatePaise: orNone(useFormValue('grossRatePaise')),
    overtimePaise: orNone(useFormValue('overtimePaise')),
    basicPaise: orNone(useFormValue('basicPaise')),
    houseRentPaise: orNone(useFormValue('houseRentPaise')),
    conveyancePaise: orNone(useFormValue('conveyancePaise')),
    advancePaise: orNone(useFormValue('advancePaise')),
    otherDeductionPaise: orNone(useFormValue('otherDeductionPaise')),
    grossPaise: orNone(useFormValue('grossPaise')),
  };
  const facts = {
    setByHand: useFormValue<boolean | undefined>('setByHand') ?? false,
    pfMember: useFormValue<boolean>('pfMember'),
    pensionMember: useFormValue<boolean>('pensionMember'),
    pfOnAllWages: useFormValue<boolean | undefined>('pfOnAllWages') ?? false,
    esiMember: useFormValue<boolean>('esiMember'),
    workState: useFormValue<string>('workState'),
    disabled: useFormValue<boolean | undefined>('disabled') ?? false,
    fromAttendance: useFormValue<boolean | undefined>('fromAttendance') ?? false,
    sex: useFormValue<PayFacts['sex'] | undefined>('sex') ?? '',
  };
  if (typeof days !== 'number' || !(days >= 0 && days <= 31) || !Object.values(amounts).every(isAmount)) return null;
  return { ...facts, ...(amounts as Record<keyof typeof amounts, number>), days };
}
