import type { SettledDues } from 'shared/domain/compliance/complianceAnswers';
import { useGet, useMay } from 'shared/platform';

/** The company's GSTINs, the letterhead's last; empty while loading or when not needed. */
export function useRegistrations(isAsked: boolean): readonly string[] {
  const mayRead = useMay('compliance:read');
  const { data } = useGet<SettledDues>(isAsked && mayRead ? 'compliance/settings' : undefined);
  return (data?.registrations ?? []).map(({ gstin }) => gstin);
}
