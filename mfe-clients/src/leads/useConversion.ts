import { useRights } from 'shared/platform';
import { type ConversionKind, isConversion, productsFor } from './conversions';

/** The conversion named in the address; undefined if there is none or the account can't do it. */
export function useConversion(asked: string): ConversionKind | undefined {
  const may = useRights();
  return isConversion(asked) && productsFor(may, asked).length > 0 ? asked : undefined;
}
