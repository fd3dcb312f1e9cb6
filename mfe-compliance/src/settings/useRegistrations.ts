import type { SettledDues } from 'shared/domain/compliance/complianceAnswers';
import { useGet, useMay } from 'shared/platform';

/** The company's GSTINs, that of the letterhead last; none until they are known, or when they are not asked for. */
export function useRegistrations(isAsked: boolean): readonly string[] {
  const mayRead = useMay('compliance:read');
  const { data } = useGet<SettledDues>(isAsked && mayRead ? 'compliance/settings' : undefined);
  return (data?.registrations ?? []).map(({ gstin }) => gstin);
}
