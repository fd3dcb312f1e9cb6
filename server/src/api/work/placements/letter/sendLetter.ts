import type { FastifyReply } from 'fastify';
import { today } from 'shared/domain/dates/dates';
import { supplierOf } from 'shared/domain/papers/documentSheet';
import { fillTemplate, type LetterLanguage } from 'shared/domain/papers/letterTemplate';
import { letterValues, letterWords } from 'shared/domain/papers/letterValues';
import { printProblems } from 'shared/domain/papers/printProblems';
import { conflict } from '../../../../core/errors';
import type { GrantedAccount } from '../../../../core/types';
import type { Db } from '../../../../db/tables';
import { abortOnDisconnect } from '../../../../threads/abortOnDisconnect';
import { currentLetterhead } from '../../../letterhead/letterhead';
import { pdfPool } from '../../../papers/pdfPool';
import { unknownRecord } from '../../../records/changes/changeRecord';
import { answered, findRecord } from '../../../records/lists/selectRecords';
import { scopeToClient } from '../../../records/scopeToClient';
import { placements } from '../placements';
import { firstTemplate } from './firstTemplate';

/**
 * Sends a placement's appointment letter as PDF, by the owner's template. Throws 404, and 409 for what can't be
 * printed.
 */
export async function sendLetter(
  db: Db,
  { id, language }: { id: string; language: LetterLanguage },
  account: Pick<GrantedAccount, 'granted' | 'reach'> | null,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const within = scopeToClient(placements, account);
  const found = await findRecord(db, within, id);
  if (!found) throw unknownRecord(placements);
  const placement = await answered(within, found, db);
  const letterhead = await currentLetterhead(db);
  if (letterhead.name === '')
    throw conflict('refused', 'Enter the company’s legal name in Settings, Company details, first.');
  const template = await db
    .selectFrom('live_letter_template')
    .select(['english', 'hindi', 'probationMonths'])
    .executeTakeFirst();
  const employee = await db
    .selectFrom('every_employees')
    .select('code')
    .where('id', '=', placement.employeeId)
    .executeTakeFirst();
  const { english, hindi, probationMonths } = template ?? firstTemplate;
  const values = letterValues(
    { placement, code: employee?.code ?? '', employer: letterhead.name, probationMonths, day: today() },
    language,
  );
  const [problem] = printProblems(values, Object.keys(values) as (keyof typeof values)[]);
  if (problem)
    throw conflict('refused', `The ${problem.path} has a character without a letter in our fonts: ${problem.msg}`);
  const { title, signed, accepted, acceptedBy } = letterWords[language];
  const pdf = await pdfPool.run(
    'renderLetter',
    {
      title,
      supplier: supplierOf(letterhead),
      mark: placement.isSample ? 'Sample' : '',
      lines: fillTemplate(language === 'hi' ? hindi : english, values),
      signatory: letterhead.signatory,
      signed,
      accepted,
      acceptedBy,
      name: placement.employeeName,
    },
    { signal: abortOnDisconnect(reply) },
  );
  return reply
    .type('application/pdf')
    .header('Content-Disposition', `attachment; filename="appointment-letter-${language}.pdf"`)
    .send(Buffer.from(pdf));
}
