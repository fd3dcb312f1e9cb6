import { FileText } from 'lucide-react';
import type { PayslipLanguage } from 'shared/domain/pay/payslips/payslipLanguages';
import type { WageLine } from 'shared/domain/pay/wages/wage';
import { api, downloadFile } from 'shared/platform';
import type { RowAction } from 'shared/ui';

const labels: Readonly<Record<PayslipLanguage, string>> = { en: 'Payslip', hi: 'Payslip in Hindi' };

/** Saves a line's payslip, in English or Hindi. */
export const payslipActions = (month: string): RowAction<WageLine>[] =>
  (['en', 'hi'] as const).map((language) => ({
    label: labels[language],
    right: 'wages/lines:read',
    icon: <FileText />,
    failed: 'Failed to create the payslip',
    onClick: async ({ id, name }) =>
      downloadFile(
        `payslip-${month}-${name.replace(/\s+/g, '-')}.pdf`,
        await api.download(`wages/lines/${id}/payslip`, { query: { language } }),
      ),
  }));
