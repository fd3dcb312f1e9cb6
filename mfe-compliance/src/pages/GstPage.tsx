/** Shown until this section is built. */
export default function GstPage() {
  return <h1>Gst</h1>;
}
