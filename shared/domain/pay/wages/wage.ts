import { z } from 'zod';
import { sexes } from '../../people/employees/employee';
import { optionalStateOfWork } from '../../people/employees/stateOfWork';
import { recordOf, sampleMark } from '../../records/recordFields';
import {
  isoMonth,
  oneOf,
  optionalDate,
  optionalPaise,
  optionalText,
  paise,
  quantity,
  text,
  yesNo,
} from '../../records/validation';
import type { ProfessionalTax } from '../deductions/professionalTax';
import type { PfContributions } from '../deductions/providentFund';
import type { SalaryTax } from '../deductions/salaryTax';
import type { EsiContributions, EsiCoverage } from '../deductions/stateInsurance';
import type { WelfareFund } from '../deductions/welfareFund';
import type { Pay } from './pay';
import { paymentWays } from './paymentWay';
import { payWithin } from './payWithin';
import { wageSums } from './wageAnswers';

/** A Paid register is closed to changes until it is Pending again. */
export const wageStatuses = ['Pending', 'Paid'] as const;

/** One employee in one wage month: the rate of pay for a whole month, the days paid, and what was earned for them. */
export const wageLine = z
  .object({
    employeeId: optionalText('employee', 64),
    name: text('name', 120),
    days: quantity('days paid').max(31, 'A month has at most 31 days.'),
    /** The rate: what a whole month is paid. */
    basicRatePaise: paise('basic wage a month').default(0),
    houseRentRatePaise: optionalPaise('house rent a month'),
    conveyanceRatePaise: optionalPaise('conveyance a month'),
    grossRatePaise: paise('gross wage a month'),
    /**
     * Paid in addition to the rate; excluded from the wages that decide on ESI, but included in those it is a share of.
     */
    overtimePaise: optionalPaise('overtime'),
    /**
     * Whether the earned amounts were entered. By default they follow from the days, and those in the request are
     * ignored.
     */
    setByHand: yesNo('Set by hand').default(false),
    /** Why they are. */
    handNote: optionalText('reason', 200),
    /** What was earned, overtime included in the gross. */
    basicPaise: paise('basic wage').default(0),
    houseRentPaise: optionalPaise('house rent'),
    conveyancePaise: optionalPaise('conveyance'),
    grossPaise: paise('gross wage').default(0),
    pfMember: yesNo('PF membership').default(true),
    pensionMember: yesNo('Pension membership').default(true),
    pfOnAllWages: yesNo('PF on all wages').default(false),
    esiMember: yesNo('ESI membership').default(true),
    workState: optionalStateOfWork,
    sex: oneOf('sex', sexes).default(''),
    /** Has a disability: ESI covers up to a higher ceiling. */
    disabled: yesNo('Disability').default(false),
    /** Given before, and deducted from this month's wages. */
    advancePaise: optionalPaise('advance'),
    /** What else is deducted, such as a fine or a loss. */
    otherDeductionPaise: optionalPaise('other deduction'),
    deductionNote: optionalText('reason of the deduction', 200),
  })
  .superRefine((line, context) => {
    payWithin(rateOf(line), (part, message) => context.addIssue({ code: 'custom', path: [rateField[part]], message }));
    if (line.otherDeductionPaise > 0 && line.deductionNote === '')
      context.addIssue({ code: 'custom', path: ['deductionNote'], message: 'Say what is deducted, and why.' });
    if (!line.setByHand) return;
    payWithin(line, (part, message) => context.addIssue({ code: 'custom', path: [part], message }), line.overtimePaise);
    if (line.handNote === '')
      context.addIssue({
        code: 'custom',
        path: ['handNote'],
        message: 'Give a reason for setting the amounts by hand.',
      });
  });
export type WageLineInput = z.infer<typeof wageLine>;

/** A line, and its register. */
export const registerLineInput = wageLine.safeExtend({
  wageId: text('wage register', 64, 'Choose the wage register.'),
});
export type RegisterLineInput = z.infer<typeof registerLineInput>;

/** A register's line as the API answers it, with what the payroll rules add to it. */
export const wageLineRecord = /* @__PURE__ */ recordOf(registerLineInput, () => ({
  /** The employee's code and department as they stood when the month was paid; of an open month, as they are. Empty without an employee. */
  code: z.string(),
  department: z.string(),
  /** How it is paid; kept like these. */
  paidBy: z.enum(paymentWays),
  pfWagePaise: z.int(),
  pfEmployeePaise: z.int(),
  pfEmployerPaise: z.int(),
  pensionPaise: z.int(),
  insuranceWagePaise: z.int(),
  insurancePaise: z.int(),
  esiCovered: z.boolean(),
  esiDecidedIn: z.string(),
  esiDecidedPaise: z.int(),
  esiWagePaise: z.int(),
  esiEmployeePaise: z.int(),
  esiEmployerPaise: z.int(),
  professionalTaxPaise: z.int(),
  professionalTaxBasePaise: z.int(),
  professionalTaxMissing: z.boolean(),
  welfareEmployeePaise: z.int(),
  welfareEmployerPaise: z.int(),
  welfareMissing: z.boolean(),
  salaryTaxPaise: z.int(),
  salaryTaxBasePaise: z.int(),
  netPaise: z.int(),
  /**
   * Made from attendance: the earnings are the sum of its parts, a placement's month each, until they are set by hand.
   */
  fromAttendance: z.boolean(),
  /** Earlier months' part of the gross; below 0 where too much was paid. */
  arrearsPaise: z.int(),
}));
export type WageLine = z.infer<typeof wageLineRecord>;

const rateField = {
  basicPaise: 'basicRatePaise',
  houseRentPaise: 'houseRentRatePaise',
  conveyancePaise: 'conveyanceRatePaise',
  grossPaise: 'grossRatePaise',
} as const;

/** A line's rate of pay for a whole month. */
export function rateOf(line: Record<(typeof rateField)[keyof Pay], number>): Pay {
  return {
    basicPaise: line.basicRatePaise,
    houseRentPaise: line.houseRentRatePaise,
    conveyancePaise: line.conveyanceRatePaise,
    grossPaise: line.grossRatePaise,
  };
}

/**
 * The wage register of a month. `employees` and `totalPaise` come from the lines when there are any, and are typed when
 * there are none.
 */
export const wageInput = z.object({
  month: isoMonth(),
  employees: z
    .number({ error: 'Enter the number of employees.' })
    .max(1_000_000, 'The number of employees is too large.')
    .min(0, 'The number of employees cannot be negative.')
    .int('The number of employees is a whole number.')
    .default(0),
  totalPaise: paise('total').default(0),
  status: oneOf('status', wageStatuses).default('Pending'),
  paidOn: optionalDate('day it was paid'),
});
export type WageInput = z.infer<typeof wageInput>;

/** A wage register as the API answers it; its lines are records of their own. */
export const wageRecord = /* @__PURE__ */ recordOf(wageInput, () => ({
  ...sampleMark(),
  /** When lines were last made from attendance; null while none are. */
  madeAt: z.iso.datetime().nullable(),
  /** Its lines added up; null while it has none. */
  sums: wageSums.nullable(),
  /** Why it can't be marked paid yet, as a sentence; empty if it can, and once it is. */
  blocked: z.string(),
}));
export type WageRegister = z.infer<typeof wageRecord>;

/** What the payroll rules add to a line. */
export interface WageDeductions
  extends PfContributions,
    EsiCoverage,
    EsiContributions,
    ProfessionalTax,
    WelfareFund,
    SalaryTax {
  /** The employee's net pay: gross less all deductions. Below 0 when they exceed the earnings. */
  netPaise: number;
}
