/** Loads this page's document again, without the preview that its address asked for. */
export function loadAgain(): void {
  const url = new URL(location.href);
  url.searchParams.delete('preview');
  location.replace(url.href);
}
