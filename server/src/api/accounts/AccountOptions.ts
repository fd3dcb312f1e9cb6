import type { Company } from 'shared/domain/letterhead/companyFacts';
import type { ApiOptions } from '../../core/context';
import type { Mailer } from '../../mail/Mailer';

/** The options of the routes of signing in. */
export interface AccountOptions extends ApiOptions {
  mailer: Mailer;
  /** Reads the company as its owner has it by now: apps and browsers name it where they keep keys. */
  readCompany: () => Promise<Company>;
}
