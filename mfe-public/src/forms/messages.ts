/** What the forms say, word for word from the specification (sections 4 and 8). */
export const messages = {
  thanks: 'Thank you! We will contact you soon.',
  failed: 'Failed to submit. Please try again.',
  invalidMobile: 'Please enter a valid 10-digit mobile number.',
} as const;
