/** The longest side of an uploaded picture, in pixels: print needs no more. */
const MOST_SIDE = 800;

/**
 * Scales a picture down to print size, so that a photo of a signature can be chosen directly: a JPEG stays a JPEG, any
 * other format the browser can show becomes a PNG. SVGs and unreadable files are sent unchanged; the server says why it
 * refuses them.
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
