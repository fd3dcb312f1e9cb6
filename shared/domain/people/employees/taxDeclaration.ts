import { z } from 'zod';
import { financialYearOf } from '../../dates/financialYear';
import { recordOf } from '../../records/recordFields';
import { isoMonth, oneOf, optionalPaise, text, yesNo } from '../../records/validation';

/** How a year's salary is taxed: the new regime unless somebody chooses the old one (Income-tax Act 2025, section 202). */
export const taxRegimes = ['New', 'Old'] as const;

/** A declaration as far as the tax is worked out with it. */
export const declared = z.object({
  /** The first month whose wages it affects, until the next one of the financial year or its end. */
  month: isoMonth(),
  regime: oneOf('regime', taxRegimes).default('New'),
  /** An earlier employer's pay in the financial year, before the standard deduction, and the tax deducted from it. */
  earlierSalaryPaise: optionalPaise('salary of the earlier employer'),
  earlierTaxPaise: optionalPaise('tax of the earlier employer'),
  /** Other income of the year that is to be counted. */
  otherIncomePaise: optionalPaise('other income'),
  /** The rent paid a month; of the old regime. */
  rentPaise: optionalPaise('rent a month'),
  /** Lives in a city where half of the basic wage is free as house rent, not two fifths. */
  isMetro: yesNo('City with 50%').default(false),
  /** Investments of the year, including the own share of PF (section 123); for the old regime. */
  investmentsPaise: optionalPaise('investments'),
  /** What else the old regime takes off, such as health insurance and the interest on a home loan. */
  otherDeductionsPaise: optionalPaise('other deductions'),
});
export type Declared = z.infer<typeof declared>;

/**
 * A person's declaration for the tax on their salary: forms 122 (earlier employer, other income) and 124 (deductions).
 */
export const taxDeclarationInput = declared
  .extend({ employeeId: text('employee', 64) })
  .superRefine(({ regime, earlierSalaryPaise, earlierTaxPaise, ...old }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (earlierTaxPaise > earlierSalaryPaise)
      wrong('earlierTaxPaise', 'The tax cannot be above the salary of the earlier employer.');
    if (regime === 'New')
      for (const field of ['rentPaise', 'investmentsPaise', 'otherDeductionsPaise'] as const)
        if (old[field] > 0) wrong(field, 'Only the old regime takes this off. Choose it, or leave this empty.');
  });
export type TaxDeclarationInput = z.infer<typeof taxDeclarationInput>;

/** A declaration as the API answers it. */
export const taxDeclarationRecord = /* @__PURE__ */ recordOf(taxDeclarationInput, () => ({}));
export type TaxDeclaration = z.infer<typeof taxDeclarationRecord>;

/** The declaration that counts in a month (`YYYY-MM`): the latest of its financial year; undefined without one. */
export function declarationOf<D extends Pick<Declared, 'month'>>(all: readonly D[], month: string): D | undefined {
  const year = financialYearOf(`${month}-01`);
  return all
    .filter((each) => each.month <= month && financialYearOf(`${each.month}-01`) === year)
    .reduce<D | undefined>((last, each) => (last && last.month > each.month ? last : each), undefined);
}

/** The rent and pay of a year or a part. */
export interface HouseRentYear {
  houseRentPaise: number;
  basicPaise: number;
  rentPaise: number;
  isMetro: boolean;
}

/** What of the house rent allowance is free of tax in the old regime: the least of it, the rent above a tenth of the basic wage, and half or two fifths of that (Income-tax Act 2025, schedule III). */
export const freeHouseRent = ({ houseRentPaise, basicPaise, rentPaise, isMetro }: HouseRentYear): number =>
  Math.max(
    0,
    Math.min(
      houseRentPaise,
      Math.floor(rentPaise - basicPaise / 10),
      Math.floor((basicPaise * (isMetro ? 50 : 40)) / 100),
    ),
  );
