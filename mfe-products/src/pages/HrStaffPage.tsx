/** Shown until this section is built. */
export default function HrStaffPage() {
  return <h1>Hr Staff</h1>;
}
