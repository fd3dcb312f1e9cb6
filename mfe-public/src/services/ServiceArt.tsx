/** The illustration of a service; it says nothing that the text beside it does not. */
export function ServiceArt({ id, className }: { id: string; className?: string }) {
  return <img src={`/art/${id}.svg`} alt="" width={320} height={200} loading="lazy" decoding="async" className={className} />;
}
