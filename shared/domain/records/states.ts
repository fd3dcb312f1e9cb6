/** A state or territory as the GST system numbers it. */
export interface State {
  /** Two digits, the beginning of a GSTIN. */
  code: string;
  /** The usual letters. */
  short: string;
  name: string;
}

const rows = [
  ['01', 'JK', 'Jammu and Kashmir'],
  ['02', 'HP', 'Himachal Pradesh'],
  ['03', 'PB', 'Punjab'],
  ['04', 'CH', 'Chandigarh'],
  ['05', 'UK', 'Uttarakhand'],
  ['06', 'HR', 'Haryana'],
  ['07', 'DL', 'Delhi'],
  ['08', 'RJ', 'Rajasthan'],
  ['09', 'UP', 'Uttar Pradesh'],
  ['10', 'BR', 'Bihar'],
  ['11', 'SK', 'Sikkim'],
  ['12', 'AR', 'Arunachal Pradesh'],
  ['13', 'NL', 'Nagaland'],
  ['14', 'MN', 'Manipur'],
  ['15', 'MZ', 'Mizoram'],
  ['16', 'TR', 'Tripura'],
  ['17', 'ML', 'Meghalaya'],
  ['18', 'AS', 'Assam'],
  ['19', 'WB', 'West Bengal'],
  ['20', 'JH', 'Jharkhand'],
  ['21', 'OD', 'Odisha'],
  ['22', 'CG', 'Chhattisgarh'],
  ['23', 'MP', 'Madhya Pradesh'],
  ['24', 'GJ', 'Gujarat'],
  ['26', 'DNHDD', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['27', 'MH', 'Maharashtra'],
  ['29', 'KA', 'Karnataka'],
  ['30', 'GA', 'Goa'],
  ['31', 'LD', 'Lakshadweep'],
  ['32', 'KL', 'Kerala'],
  ['33', 'TN', 'Tamil Nadu'],
  ['34', 'PY', 'Puducherry'],
  ['35', 'AN', 'Andaman and Nicobar Islands'],
  ['36', 'TS', 'Telangana'],
  ['37', 'AP', 'Andhra Pradesh'],
  ['38', 'LA', 'Ladakh'],
  ['96', 'OC', 'Other countries'],
  ['97', 'OT', 'Other territory'],
] as const;

/** The GST state codes; 25 and 28 are no longer given. */
export const states: readonly State[] = rows.map(([code, short, name]) => ({ code, short, name }));

const byCode = new Map(states.map((state) => [state.code, state]));

/** Whether the text is a GST state code. */
export function isStateCode(code: string): boolean {
  return byCode.has(code);
}

/** The name of a state by its code; an unknown code answers itself. */
export function stateName(code: string): string {
  return byCode.get(code)?.name ?? code;
}

/** Union territories without a legislature: UTGST is in SGST's place (UTGST Act 2017, section 1; to be verified by the deployer). */
export const unionTerritoryCodes: readonly string[] = ['04', '26', '31', '35', '38'];

/** Names that states had, and others that people write. */
const otherNames: Readonly<Record<string, string>> = {
  orissa: '21',
  or: '21',
  uttaranchal: '05',
  ut: '05',
  pondicherry: '34',
  chattisgarh: '22',
  ct: '22',
  telengana: '36',
  tg: '36',
  newdelhi: '07',
  nctofdelhi: '07',
  jk: '01',
  jammukashmir: '01',
  andamanandnicobar: '35',
  damananddiu: '26',
  dadraandnagarhaveli: '26',
  foreigncountry: '96',
};

/** A name without its blanks and marks, `&` read as "and". */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '');

const byText = new Map([
  ...Object.entries(otherNames),
  ...states.flatMap((state) => [[plain(state.name), state.code] as const, [plain(state.short), state.code] as const]),
]);

/**
 * The code of a state as people and portals write it, or null: `Karnataka`, `KA`, `29`, `29-Karnataka`, `Karnataka
 * (29)`, and its former name (`Orissa`). A number and a name that differ are no state.
 */
export function stateCodeOf(typed: string): string | null {
  const number = /\d+/.exec(typed)?.[0].padStart(2, '0');
  const name = plain(typed);
  const named = byText.get(name) ?? null;
  if (number === undefined) return named;
  if (!isStateCode(number) || !/^[^\d]*\d{1,2}[^\d]*$/.test(typed)) return null;
  return name === '' || named === number ? number : null;
}

/** A state's name, however it was typed (`MH`, `orissa`); unknown names stay unchanged. */
export const listedStateName = (typed: string): string => stateName(stateCodeOf(typed) ?? typed);
