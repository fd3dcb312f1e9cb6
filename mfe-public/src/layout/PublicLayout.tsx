import type { ReactNode } from 'react';
import { useHead, type PublicPath } from '../head';

/** What every public page has in common: its head and the footer. */
export function PublicLayout({ path, children }: { path: PublicPath; children: ReactNode }) {
  useHead(path);
  return <>{children}</>;
}
