import { useMay } from 'shared/platform';
import { LinkTabs } from 'shared/ui';
import {
  BONUS_PAGE,
  EMPLOYEES_PAGE,
  NEWEST_FILES_PAGE,
  QUESTIONS_PAGE,
  RATES_PAGE,
  SETTLEMENTS_PAGE,
  WAGES_PAGE,
} from './pages';

/** Tabs of the wages section that the account may see. */
export function WageTabs() {
  const pages = [
    { to: WAGES_PAGE, label: 'Months', isShown: useMay('wages:read') },
    { to: NEWEST_FILES_PAGE, label: 'Payslips and files', isShown: useMay('wages/lines:read') },
    { to: EMPLOYEES_PAGE, label: 'Employees', isShown: useMay('employees:read') },
    { to: BONUS_PAGE, label: 'Bonus', isShown: useMay('wages:read') },
    { to: SETTLEMENTS_PAGE, label: 'Final settlements', isShown: useMay('settlements:read') },
    { to: RATES_PAGE, label: 'Rates', isShown: useMay('law-rows:read') },
    { to: `${QUESTIONS_PAGE}?status=Open`, label: 'Questions', isShown: useMay('worker-questions:read') },
  ];
  return <LinkTabs items={pages.filter(({ isShown }) => isShown)} />;
}
