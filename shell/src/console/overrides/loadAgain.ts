/** Reloads this page's document without the preview parameter. */
export function loadAgain(): void {
  const url = new URL(location.href);
  url.searchParams.delete('preview');
  location.replace(url.href);
}
