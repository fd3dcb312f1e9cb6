/** The path of a center's attendance month, or of the list of centers. */
export const attendancePath = (of: { center?: string; month: string }): string =>
  `/dashboard/attendance?${new URLSearchParams(of)}`;
