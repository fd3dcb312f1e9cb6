/** Shown until this section is built. */
export default function CandidatesPage() {
  return <h1>Candidates</h1>;
}
