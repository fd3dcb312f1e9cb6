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
import { readDueRules } from '../../law/readLaw';
import { currentLetterhead } from '../../letterhead/letterhead';
import { ownDeductions } from './ownDeductions';
import { clientQuarter, quarterSums } from './quarterSums';

/** How far back certificates are expected, in months. */
const MONTHS_BACK = 24;

/** The due dates of each quarter's certificates, by `2026-27 Q1`; only past ones. */
async function dueQuarters(db: Queries, day: string): Promise<Map<string, { dueDate: string; form: string }>> {
  const rules = await readDueRules(db);
  const years = new Set([0, 12, MONTHS_BACK].map((back) => financialYearOf(addMonths(day, -back))));
  return new Map(
    [...years]
      .flatMap((year) => obligationsOf(year, { rules }))
      .filter(({ ruleId, dueDate }) => ruleId === 'tds-certificate-other' && dueDate < day)
      .map(({ financialYear, quarter, dueDate, returnType }) => [
        `${financialYear} ${quarter}`,
        { dueDate, form: returnType },
      ]),
  );
}

/** Each client's quarter with tax withheld and no certificate after its due date, oldest first. */
async function readMissing(db: Queries, day: string): Promise<MissingCertificate[]> {
  const due = await dueQuarters(db, day);
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
      const asked = due.get(quarter);
      if (!asked || here.has(clientQuarter({ companyId, clientName, quarter }))) return [];
      const { dueDate, form } = asked;
      return [
        {
          companyId,
          clientName,
          quarter,
          taxPaise,
          dueDate,
          email: emails.get(companyId) ?? '',
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

/** `GET tds-certificates/missing`: clients with overdue certificates. */
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
