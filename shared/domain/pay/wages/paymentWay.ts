/** How somebody's wages are paid: to a bank account, in cash or by cheque (Code on Wages 2019, section 15; a notification may ask for bank or cheque: to be verified by the deployer). */
export const paymentWays = ['Bank', 'Cash', 'Cheque'] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** The same within a sentence. */
export const paymentWayWords: Readonly<Record<PaymentWay, string>> = {
  Bank: 'to a bank account',
  Cash: 'in cash',
  Cheque: 'by cheque',
};
