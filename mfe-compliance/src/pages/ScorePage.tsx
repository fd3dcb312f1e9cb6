/** Shown until this section is built. */
export default function ScorePage() {
  return <h1>Score</h1>;
}
