/** The longest side of an uploaded picture: more is not printed. */
const MOST_SIDE = 800;

/**
 * A picture no larger than papers print it, so that a photograph of a signature can be chosen directly: a JPEG stays
 * one, anything else that the browser shows becomes a PNG. Files it can't show, and SVGs, are sent unchanged: the
 * server says why they are refused.
 */
export async function smallerPicture(file: File): Promise<Blob> {
  if (file.type === 'image/svg+xml' || typeof createImageBitmap !== 'function') return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const by = Math.min(1, MOST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * by));
  canvas.height = Math.max(1, Math.round(picture.height * by));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const type = file.type === 'image/jpeg' ? file.type : 'image/png';
  return new Promise((done) => canvas.toBlob((made) => done(made ?? file), type, 0.9));
}
