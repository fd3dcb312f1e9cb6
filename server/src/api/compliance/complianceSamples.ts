import type { Queries } from '../../db/tables';
import { certificates } from '../certificates/certificates';
import { wages } from '../pay/wages/wages';
import { haveReal } from '../records/samplesIn';

/**
 * Whether there are compliance samples: `none`, `only` samples, or samples `beside` real records. Untouched
 * rule-generated dues don't count.
 */
export async function complianceSamples(db: Queries): Promise<'none' | 'only' | 'beside'> {
  const samples = db.selectFrom('live_obligations').select('id').where('isSample', '=', 1).limit(1);
  if (!(await samples.executeTakeFirst())) return 'none';
  const recorded = await db
    .selectFrom('real_obligations')
    .select('id')
    .limit(1)
    .where((where) => where.or([where('status', '<>', 'Pending'), where('ruleId', '=', '')]))
    .executeTakeFirst();
  return recorded || (await haveReal(db, [certificates, wages])) ? 'beside' : 'only';
}
