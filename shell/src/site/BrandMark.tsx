/** The company's logo, as in the favicon and share image. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="64" height="64" rx="14" fill="#0b1b33" stroke="var(--color-border)" />
      <path d="M32 8c8 9 11 14 11 19a11 11 0 0 1-22 0c0-5 3-10 11-19z" fill="var(--color-brand)" />
      <path d="M10 40h44a22 18 0 0 1-44 0z" fill="#fff" />
    </svg>
  );
}
