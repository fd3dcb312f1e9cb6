import { areaNames } from 'shared/domain/areaNames';
import type { DueRecord } from './record';

/** The areas as choices of a filter. */
export const areaOptions = Object.entries(areaNames).map(([value, label]) => ({ value, label }));

const pages: Record<DueRecord['area'], string> = { gst: 'gst', tds: 'tds', due: 'upcoming-dues', certificate: 'certificates' };

/** The page where the things of an area are looked after. */
export const areaPage = (area: DueRecord['area']): string => `/dashboard/compliances/${pages[area]}`;
