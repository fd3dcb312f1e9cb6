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

/** Union territories without a legislature: UTGST stands in SGST's place (UTGST Act 2017, section 1; to be verified by the deployer). */
export const unionTerritoryCodes: readonly string[] = ['04', '26', '31', '35', '38'];

const byText = new Map(
  states.flatMap((state) => [
    [state.name.toLowerCase(), state.code],
    [state.short.toLowerCase(), state.code],
  ]),
);

/** The code of a state from its name or letters as people type them, or null. */
export function stateCodeOf(typed: string): string | null {
  return byText.get(typed.trim().toLowerCase()) ?? null;
}
