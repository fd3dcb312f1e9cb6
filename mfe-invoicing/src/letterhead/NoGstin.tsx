import { Link } from 'react-router-dom';
import { places } from 'shared/domain/console/places';

/** Shown where a page needs the company's GSTIN and there is none, with a link to enter it. */
export const NoGstin = () => (
  <>
    Enter the company’s GSTIN in the <Link to={places.companyDetails()}>company’s details</Link> first.
  </>
);
