import { screen } from '@testing-library/react';
import { linkTo } from 'shared/platform';
import { renderScreen } from 'shared/testing';
import { RecordLink } from './RecordLink';

const records = { company: '/dashboard/companies/:id', 'payroll.slip': '/dashboard/payroll/:id/paper' };

test('a record is linked to by its kind and id, wherever the module that shows it has its page', () => {
  renderScreen(
    <>
      <RecordLink kind="company" id="a/b $& c">
        Everkart Retail
      </RecordLink>
      <RecordLink kind="payroll.slip" id="7">
        June
      </RecordLink>
    </>,
    { records },
  );
  expect(screen.getByRole('link', { name: 'Everkart Retail' })).toHaveAttribute(
    'href',
    '/dashboard/companies/a%2Fb%20%24%26%20c',
  );
  expect(screen.getByRole('link', { name: 'June' })).toHaveAttribute('href', '/dashboard/payroll/7/paper');
});

test('the name of what is not installed, and of what is not on record, stands as text', () => {
  renderScreen(
    <>
      <RecordLink kind="center" id="c1">
        Ranchi
      </RecordLink>
      <RecordLink kind="company" id="">
        Everkart Retail
      </RecordLink>
    </>,
    { records },
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Ranchi')).toBeVisible();
  expect(screen.getByText('Everkart Retail')).toBeVisible();
  expect(linkTo('center', 'c1')).toBeUndefined();
});
