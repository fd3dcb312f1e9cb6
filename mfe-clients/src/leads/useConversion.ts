import { useRights } from 'shared/platform';
import { type ConversionKind, isConversion, productsFor } from './conversions';

/** Into what a lead is to be converted that an address says so of; undefined for nothing, and for who may not. */
export function useConversion(asked: string): ConversionKind | undefined {
  const may = useRights();
  return isConversion(asked) && productsFor(may, asked).length > 0 ? asked : undefined;
}
