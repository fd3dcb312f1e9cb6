import { z } from 'zod';
import { paymentWays } from '../../pay/wages/paymentWay';
import { optionalDigits, optionalIfsc, optionalPan } from '../../records/identifierFields';
import { isBankAccount, isEsiNumber, isUan } from '../../records/identifiers';
import { optionalUpload, type UploadRule } from '../../records/upload';
import { oneOf, optionalText } from '../../records/validation';

/** How a nominee is related to the person who names them. */
export const nomineeRelations = [
  'Wife',
  'Husband',
  'Mother',
  'Father',
  'Daughter',
  'Son',
  'Sister',
  'Brother',
  'Other',
] as const;

/** What a photo may be. */
export const photoFile: UploadRule = {
  words: 'PNG or JPEG',
  endings: { 'image/png': ['png'], 'image/jpeg': ['jpg', 'jpeg'] },
};

/** What somebody brings who joins, each of them empty until they do; the photo is uploaded beside it. */
export const joiningPapersFields = {
  pan: optionalPan,
  /** Universal account number of the provident fund. */
  uan: optionalDigits(isUan, 'Enter the UAN with its 12 digits.'),
  /** The member's name as the UAN has it, where it is spelt otherwise; in Latin letters. */
  uanName: optionalText('PF member name', 85),
  /** Number of the insured person, not of the employer. */
  esicNumber: optionalDigits(isEsiNumber, 'Enter the ESIC number of the insured person with its 10 digits.'),
  /** How the pay is paid. */
  paidBy: oneOf('way of payment', paymentWays).default('Bank'),
  /** The account that the pay goes to. */
  bankAccount: optionalDigits(isBankAccount, 'Enter the bank account number with its 9 to 18 digits.'),
  /** The branch of that account. */
  ifsc: optionalIfsc,
  /** The person who gets the dues when the employee dies. */
  nomineeName: optionalText('name of the nominee', 120),
  nomineeRelation: oneOf('relation of the nominee', ['', ...nomineeRelations]).default(''),
};

type Papers = z.infer<z.ZodObject<typeof joiningPapersFields>>;

/** Reports a part of a paper whose other part is not there: an account without its branch, a nominee without the relation. */
export function papersAgree(
  { bankAccount, ifsc, nomineeName, nomineeRelation }: Papers,
  report: (field: keyof Papers, message: string) => void,
): void {
  if (bankAccount !== '' && ifsc === '') report('ifsc', 'Enter the IFSC of the bank account.');
  if (bankAccount === '' && ifsc !== '') report('bankAccount', 'Enter the bank account number.');
  if (nomineeName !== '' && nomineeRelation === '') report('nomineeRelation', 'Choose how the nominee is related.');
  if (nomineeName === '' && nomineeRelation !== '') report('nomineeName', 'Enter the name of the nominee.');
}

/** What the form of the joining papers alone sends of an employee. */
export const joiningPapersInput = z
  .object({ ...joiningPapersFields, file: optionalUpload(photoFile) })
  .superRefine((value, context) =>
    papersAgree(value, (field, message) => context.addIssue({ code: 'custom', path: [field], message })),
  );
export type JoiningPapersInput = z.infer<typeof joiningPapersInput>;

/** What the checklist reads of an employee: the papers, whether they are a member of PF and ESI, and the photo's name. */
type HasPapers = Papers & { pfMember: boolean; esiMember: boolean; file?: string | undefined };

/**
 * A person's joining papers, each with whether it is there. People outside PF or ESI need no number, and those paid in
 * cash or by cheque no account.
 */
export function joiningPapers(of: HasPapers): { name: string; isThere: boolean }[] {
  return [
    ...(of.pfMember ? [{ name: 'UAN', isThere: of.uan !== '' }] : []),
    { name: 'PAN', isThere: of.pan !== '' },
    ...(of.esiMember ? [{ name: 'ESI number', isThere: of.esicNumber !== '' }] : []),
    ...(of.paidBy === 'Bank' ? [{ name: 'Bank account', isThere: of.bankAccount !== '' }] : []),
    { name: 'Photo', isThere: (of.file ?? '') !== '' },
    { name: 'Nominee', isThere: of.nomineeName !== '' },
  ];
}

/** The names of those that are missing. */
export const missingPapers = (of: HasPapers): string[] =>
  joiningPapers(of).flatMap(({ name, isThere }) => (isThere ? [] : [name]));
