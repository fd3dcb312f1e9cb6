export interface ServiceArtProps {
  id: string;
  className?: string;
  /** The drawing as a data URL, for one above the fold. By default it is lazy-loaded. */
  drawing?: string;
}

/** The illustration of a service; decorative. */
export function ServiceArt({ id, className, drawing }: ServiceArtProps) {
  return (
    <img
      src={drawing ?? `/art/${id}.svg`}
      alt=""
      width={320}
      height={200}
      loading={drawing ? 'eager' : 'lazy'}
      decoding={drawing ? 'sync' : 'async'}
      className={className}
    />
  );
}
