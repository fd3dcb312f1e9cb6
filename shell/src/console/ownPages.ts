import { lazy, type ComponentType } from 'react';

/** The console's pages that the shell itself serves. */
export const ownPages: Record<string, ComponentType> = {
  '/dashboard': lazy(() => import(/* webpackChunkName: "home" */ './home/HomePage')),
};
