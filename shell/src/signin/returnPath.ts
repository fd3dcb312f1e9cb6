/** The page after signing in: the dashboard page that required it, never another site. By default, /dashboard. */
export function returnPath(from: string | null): string {
  return from !== null && /^\/dashboard(?:[/?#]|$)/.test(from) ? from : '/dashboard';
}
