/** The drawing's size, in px. */
const WIDTH = 72;
const HEIGHT = 20;

/**
 * A sparkline, oldest value at the left, starting at zero; decorative, because the details next to it give the numbers.
 */
export function Trend({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, Number.EPSILON);
  const step = WIDTH / Math.max(values.length - 1, 1);
  const points = values.map(
    (value, index) => `${Math.round(index * step)},${Math.round(HEIGHT - (value / most) * HEIGHT)}`,
  );
  if (values.length < 2) return '–';
  return (
    <svg width={WIDTH} height={HEIGHT + 2} viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`} aria-hidden="true">
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
