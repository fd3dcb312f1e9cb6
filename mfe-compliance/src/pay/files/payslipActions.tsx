import { FileArchive, FileText } from 'lucide-react';
import type { PayslipLanguage } from 'shared/domain/pay/payslips/payslipLanguages';
import type { WageLine } from 'shared/domain/pay/wages/wage';
import { api, downloadFile } from 'shared/platform';
import type { BulkAction, RowAction } from 'shared/ui';

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

/** The maximum number of payslips in one archive of chosen people: the request's address lists them all. */
const MOST_CHOSEN = 100;

/**
 * Saves the payslips of chosen lines as an archive, or as several when they exceed the maximum; in English or Hindi.
 */
export const payslipsOfChosen = (registerId: string, month: string): BulkAction<WageLine>[] =>
  (['en', 'hi'] as const).map((language) => ({
    label: language === 'en' ? 'Payslips' : 'Payslips in Hindi',
    right: 'wages/lines:export',
    icon: <FileArchive />,
    failed: 'Failed to create the payslips',
    onClick: async (lines) => {
      const parts = Math.ceil(lines.length / MOST_CHOSEN);
      for (let part = 1; part <= parts; part += 1) {
        const own = lines.slice((part - 1) * MOST_CHOSEN, part * MOST_CHOSEN);
        const query = { language, lines: own.map(({ id }) => id).join(',') };
        const archive = await api.download(`wages/${registerId}/payslips.zip`, { query });
        downloadFile(`payslips-${month}-${language}${parts === 1 ? '' : `-${part}-of-${parts}`}.zip`, archive);
      }
    },
  }));
