/** A client's logo: `src` is the path data of a one-colour drawing on a 32 px square. */
export interface ClientLogo {
  src: string;
  name: string;
}

/** Five neutral logos instead of real companies'. */
export const clientLogos: readonly ClientLogo[] = [
  { name: 'E-commerce retailer', src: 'M6 10h20l-2 18H8zM11 10a5 5 0 0 1 10 0h-2.5a2.5 2.5 0 0 0-5 0z' },
  {
    name: 'Logistics firm',
    src: 'M2 8h17v14h-2a4 4 0 0 0-8 0H2zM21 12h5l4 5v5h-2a4 4 0 0 0-7-2.6zM13 20a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM24 20a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  },
  {
    name: 'Pizza chain',
    src: 'M3 9a26 26 0 0 1 26 0L16 30zM11 12a2.4 2.4 0 1 0 .1 0zM20 13a2.4 2.4 0 1 0 .1 0zM15.5 19.5a2.2 2.2 0 1 0 .1 0z',
  },
  {
    name: 'Delivery-logistics startup',
    src: 'M16 2l12 6.5-12 6.5L4 8.5zM3 11l12 6.5V30L3 23.5zM29 11l-12 6.5V30l12-6.5z',
  },
  { name: 'Quick-commerce firm', src: 'M19 2L6 18h8l-3 12 15-18h-8z' },
];
