/** A field that people don't see, with or without stylesheets, and robots fill in; the server keeps aside for staff what comes with it filled. */
export function Honeypot() {
  return (
    <div hidden>
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
