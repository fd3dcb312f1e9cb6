import type { Act } from '../Act';
import * as bills from './bills';
import * as days from './days';
import * as mails from './mails';
import * as money from './money';
import * as law from './others';
import * as people from './people';
import * as wages from './wages';

const isAct = (value: unknown): value is Act => typeof value === 'object' && value !== null && 'plan' in value;

/** All actions in a firm. */
export const acts: readonly Act[] = [people, days, wages, bills, money, mails, law].flatMap((room) =>
  Object.values(room).filter(isAct),
);
