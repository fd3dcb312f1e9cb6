/** Shown until this section is built. */
export default function UpcomingDuesPage() {
  return <h1>Upcoming Dues</h1>;
}
