import { centerSamples } from '../../src/api/clients/centers/centerSamples';
import { centers } from '../../src/api/clients/centers/centers';
import type { Db } from '../../src/db/tables';
import { storeMany } from './storeMany';

/** A center like the samples, but without a company: benchmark databases have none. */
export const centerLike = (index: number) => ({ ...centerSamples[index % centerSamples.length], companyId: '' });

/** Stores centers like the samples, each with its own client and code: `XR-<number>X`. */
export function fillCenters(db: Db, count: number): Promise<void> {
  return storeMany(db, centers, count, (index) => {
    const sample = centerLike(index);
    return { ...sample, client_name: `${sample.client_name} ${(index * 7919) % count}`, center_code: `XR-${index}X` };
  });
}
