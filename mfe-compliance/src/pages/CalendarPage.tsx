/** Shown until this section is built. */
export default function CalendarPage() {
  return <h1>Calendar</h1>;
}
