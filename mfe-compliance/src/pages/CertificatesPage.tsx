/** Shown until this section is built. */
export default function CertificatesPage() {
  return <h1>Certificates</h1>;
}
