import type { ComponentType } from 'react';

/** The modules' pages by `<module>/<page>`. The build of a twin puts its own table in the place of this file. */
export const pages: Record<string, () => Promise<{ default: ComponentType }>> = {};
