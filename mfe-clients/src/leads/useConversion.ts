import { useRights } from 'shared/platform';
import { type ConversionKind, isConversion, productsFor } from './conversions';

/** The conversion that an address asks for; undefined where it asks for none, or the account may not do it. */
export function useConversion(asked: string): ConversionKind | undefined {
  const may = useRights();
  return isConversion(asked) && productsFor(may, asked).length > 0 ? asked : undefined;
}
