export interface ServiceArtProps {
  id: string;
  className?: string;
  /**
   * The drawing as a data address, for one that is in view from the start. By default it is loaded when it comes near.
   */
  drawing?: string;
}

/** The illustration of a service; it says nothing that the text beside it does not. */
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
