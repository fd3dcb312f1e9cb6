/** A drawing of the icon set: path data on a 24 px square, drawn as 1.5 px strokes. */
export interface IconProps {
  draw: string;
  /** Width and height in px. By default, 20. */
  size?: number;
  className?: string;
}

/** An icon next to a word with the same meaning; hidden from screen readers. */
export function Icon({ draw, size = 20, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={draw} />
    </svg>
  );
}
