import { obligationsOf } from 'shared/domain/compliance/dueDates';
import { addMonths, formatDate, today } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import { formatPeriod } from 'shared/domain/dates/period';
import { type MissingCertificate, missingCertificate } from 'shared/domain/money/settle/tdsCertificate';
import { formatRupees } from 'shared/domain/text/money';
import { z } from 'zod';
import type { ApiOptions } from '../../../core/context';
import type { Api } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { currentLetterhead } from '../../letterhead/letterhead';
import { ownDeductions } from './ownDeductions';
import { clientQuarter, quarterSums } from './quarterSums';

/** Older quarters are not asked for, in months. */
const MONTHS_BACK = 24;

/** When the certificates of each quarter had to be given, by `2026-27 Q1`; those whose day has passed. */
function dueQuarters(day: string): Map<string, string> {
  const years = new Set([0, 12, MONTHS_BACK].map((back) => financialYearOf(addMonths(day, -back))));
  return new Map(
    [...years]
      .flatMap((year) => obligationsOf(year))
      .filter(({ ruleId, dueDate }) => ruleId === 'tds-certificate-other' && dueDate < day)
      .map(({ financialYear, quarter, dueDate }) => [`${financialYear} ${quarter}`, dueDate]),
  );
}

/** Each client's quarter with tax kept back and no certificate after its due date, the oldest first. */
async function readMissing(db: Queries, day: string): Promise<MissingCertificate[]> {
  const due = dueQuarters(day);
  const here = new Set(
    (
      await db
        .selectFrom('live_tds_certificates')
        .select(['companyId', 'clientName', 'quarter'])
        .where('tax', '=', 'TDS')
        .execute()
    ).map(clientQuarter),
  );
  const companies = await db.selectFrom('live_companies').select(['id', 'email']).execute();
  const emails = new Map(companies.map(({ id, email }) => [id, email]));
  const { name, gstin } = await currentLetterhead(db);
  return [...quarterSums(await ownDeductions(db, 'TDS')).values()]
    .flatMap(({ companyId, clientName, quarter, taxPaise }): MissingCertificate[] => {
      const dueDate = due.get(quarter);
      if (!dueDate || here.has(clientQuarter({ companyId, clientName, quarter }))) return [];
      const form = quarter < '2026-27' ? '16A' : '131';
      return [
        {
          ...{ companyId, clientName, quarter, taxPaise, dueDate, email: emails.get(companyId) ?? '' },
          subject: `TDS certificate (form ${form}) of ${formatPeriod(quarter)} for ${name}`,
          message: [
            `To the accounts department of ${clientName}:`,
            `You kept back ${formatRupees(taxPaise)} of tax from our bills in ${formatPeriod(quarter)}. The certificate in form ${form} was due on ${formatDate(dueDate)} and has not reached us. Send it to us, or tell us when your TDS return was filed.`,
            `Our PAN is ${gstin.slice(2, 12)}.`,
            name,
          ].join('\n\n'),
        },
      ];
    })
    .sort((a, b) => a.quarter.localeCompare(b.quarter) || a.clientName.localeCompare(b.clientName));
}

/** `GET tds-certificates/missing`: whose certificates are due and not here. */
export function missingCertificatesRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/missing',
    {
      config: { access: 'tds-certificates:read' },
      schema: {
        summary: 'Clients whose TDS certificate of a quarter is due and not here, each with a message that asks for it',
        response: { 200: z.array(missingCertificate) },
      },
    },
    () => readMissing(db, today()),
  );
}
