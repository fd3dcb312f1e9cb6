import type { Company } from 'shared/domain/letterhead/companyFacts';
import type { ApiOptions } from '../../core/context';
import type { Mailer } from '../../mail/Mailer';

/** The options of the sign-in routes. */
export interface AccountOptions extends ApiOptions {
  mailer: Mailer;
  /** Reads the company's current name from the letterhead: authenticator apps and browsers show it next to keys. */
  readCompany: () => Promise<Company>;
}
