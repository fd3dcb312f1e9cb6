/** Where a month of attendance is shown, of one center or the list of those there are. */
export const attendancePath = (of: { center?: string; month: string }): string =>
  `/dashboard/attendance?${new URLSearchParams(of)}`;
