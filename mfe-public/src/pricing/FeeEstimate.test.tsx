import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeeEstimate } from './FeeEstimate';

describe('the fee estimate', () => {
  test('starts with an example, so that it says something without JavaScript', () => {
    render(<FeeEstimate />);
    expect(screen.getByRole('status')).toHaveTextContent('₹60,000.00');
  });

  test('follows what is typed, and asks for an amount when it is none', async () => {
    render(<FeeEstimate />);
    const salary = screen.getByLabelText('Yearly salary (CTC) in rupees');
    await userEvent.clear(salary);
    await userEvent.type(salary, '12 lakh');
    expect(screen.getByRole('status')).toHaveTextContent('₹1,20,000.00');
    expect(screen.getByText('once, plus GST, for ₹12,00,000.00 a year')).toBeVisible();
    await userEvent.type(salary, 'x');
    expect(screen.getByRole('status')).toHaveTextContent('₹ –');
    expect(salary).toHaveAccessibleDescription('Type an amount, for example 6,00,000 or 6 lakh');
  });
});
