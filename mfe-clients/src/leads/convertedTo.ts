import type { LeadTarget } from 'shared/domain/leadConversion';

/** Where a lead's new record is stored, and the screen that shows it. */
export interface ConvertedTo {
  target: LeadTarget;
  id: string;
  kind: 'company' | 'candidate';
  screen: string;
}

const screens: Readonly<Record<LeadTarget, Pick<ConvertedTo, 'kind' | 'screen'>>> = {
  companies: { kind: 'company', screen: '/dashboard/instahires/manageCompanies' },
  'ultrahrms/companies': { kind: 'company', screen: '/dashboard/ultrahrms/manageCompanies' },
  candidates: { kind: 'candidate', screen: '/dashboard/instahires/manageCandidate' },
  'ultrahrms/candidates': { kind: 'candidate', screen: '/dashboard/ultrahrms/manageCandidate' },
};

/** Reads `companies/<id>`; undefined when the lead became nothing, or something this screen does not know. */
export function readConvertedTo(path: string): ConvertedTo | undefined {
  const cut = path.lastIndexOf('/');
  const target = path.slice(0, cut) as LeadTarget;
  return Object.hasOwn(screens, target) ? { target, id: path.slice(cut + 1), ...screens[target] } : undefined;
}
