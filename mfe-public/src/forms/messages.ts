/** The messages of the forms; the sentences are fixed (docs/product.md). */
export const messages = {
  thanks: 'Thank you! We will contact you soon.',
  failed: 'Failed to submit. Please try again.',
  invalidMobile: 'Please enter a valid 10-digit mobile number.',
} as const;
