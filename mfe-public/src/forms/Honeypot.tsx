/**
 * A hidden field, with or without stylesheets, that only bots fill in; the server sets submissions with it aside for
 * staff to review.
 */
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
