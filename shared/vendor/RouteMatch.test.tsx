import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Link, RouteMatch, useParams } from 'react-router-dom';

function Invoice() {
  const { id } = useParams();
  return (
    <p>
      Invoice {id} <Link to="print">Print</Link>
    </p>
  );
}

const at = (address: string, path: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <RouteMatch path={path}>
        <Invoice />
      </RouteMatch>
    </MemoryRouter>,
  );

test('A page reads the parameters of its route', () => {
  at('/invoices/a%20b', '/invoices/:id');
  expect(screen.getByText(/Invoice a b/)).toBeInTheDocument();
});

test('A parameter with a broken encoding is read as it stands', () => {
  at('/invoices/100%', '/invoices/:id');
  expect(screen.getByText(/Invoice 100%/)).toBeInTheDocument();
});

test('A link of a page is relative to its route', () => {
  at('/invoices/7', '/invoices/:id');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/invoices/7/print');
});

test('Nothing stands at an address of another route', () => {
  at('/credits/7', '/invoices/:id');
  expect(screen.queryByText(/Invoice/)).not.toBeInTheDocument();
});
