/** Where to go after signing in: the dashboard's page that asked for it, never another site. By default, /dashboard. */
export function returnPath(from: string | null): string {
  return from !== null && /^\/dashboard(?:[/?#]|$)/.test(from) ? from : '/dashboard';
}
