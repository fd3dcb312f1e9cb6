/** The illustration of a service; it says nothing that the text beside it does not. One that is in view from the start is `first`: it must not wait for the layout. */
export function ServiceArt({ id, className, first = false }: { id: string; className?: string; first?: boolean }) {
  return <img src={`/art/${id}.svg`} alt="" width={320} height={200} loading={first ? 'eager' : 'lazy'} decoding={first ? 'sync' : 'async'} className={className} />;
}
