import type { ResourceDefinition } from '../resource/definition';
import { accounts } from './accounts';
import { candidates } from './candidates';
import { centers } from './centers';
import { certificates } from './certificates';
import { companies, ultrahrms } from './companies';
import { creditNotes } from './creditNotes';
import { debitNotes } from './debitNotes';
import { debits } from './debits';
import { dues } from './dues';
import { employees } from './employees';
import { holidays } from './holidays';
import { hrStaff } from './hrStaff';
import { invoices } from './invoices';
import { leads } from './leads';
import { letterhead } from './letterhead';
import { metrics } from './metrics';
import { narrations } from './narrations';
import { notifications } from './notifications';
import { obligations } from './obligations';
import { payments } from './payments';
import { pricingPlans } from './pricingPlans';
import { reports } from './reports';
import { suppliers } from './suppliers';
import { wageLines } from './wageLines';
import { wages } from './wages';

/** Every resource of the API: one line each. */
export const resources: readonly ResourceDefinition[] = [
  accounts,
  centers,
  companies,
  ultrahrms,
  ...candidates,
  ...hrStaff,
  ...pricingPlans,
  leads,
  notifications,
  metrics,
  reports,
  obligations,
  certificates,
  dues,
  employees,
  wages,
  wageLines,
  holidays,
  letterhead,
  invoices,
  payments,
  creditNotes,
  debitNotes,
  suppliers,
  debits,
  narrations,
];
