import { type Change, type KeptSheet, type Rect, type Shot, SLICE } from './shot.ts';

/** Between two states on a sheet, in px. */
const GAP = 4;
/** A sheet is half as large as what it shows. */
const SCALE = 0.5;
/** A sheet's squares of so many px are compared by their mean colour, in which another machine's smoothing of letters is lost. */
const SQUARE = 4;
/** How far a square's red, green or blue may be from what it was, of 255. */
const TOLERANCE = 40;

const half = (length: number) => Math.ceil(length * SCALE);

async function decode(base64: string): Promise<ImageBitmap> {
  return createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
}

async function encode(canvas: OffscreenCanvas): Promise<string> {
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

function canvasOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** One component: a row for each state, a column for each variant. */
function drawSheet(component: string, shots: readonly (Shot & { drawn: ImageBitmap[] })[]) {
  const columns = shots.map((shot) => ({
    ...shot,
    states: shot.states.filter((each) => each.component === component),
  }));
  const widths = columns.map(({ states }) => Math.max(...states.map(({ rect }) => half(rect[2]))) + GAP);
  const places: KeptSheet['places'] = {};
  let below = 0;
  for (const [row, { state }] of (columns[0]?.states ?? []).entries()) {
    places[state] = {};
    for (const [column, { variant, states }] of columns.entries()) {
      const [, , width, height] = states[row]?.rect ?? [0, 0, 0, 0];
      const x = widths.slice(0, column).reduce((sum, each) => sum + each, 0);
      places[state][variant] = [x, below, half(width), half(height)];
    }
    below += Math.max(...columns.map(({ states }) => half(states[row]?.rect[3] ?? 0))) + GAP;
  }
  const { canvas, context } = canvasOf(
    widths.reduce((sum, each) => sum + each, 0),
    below,
  );
  for (const { variant, states, drawn } of columns)
    for (const { state, rect } of states) {
      const [x, y, width, height] = places[state]?.[variant] ?? [0, 0, 0, 0];
      context.save();
      context.beginPath();
      context.rect(x, y, width, height);
      context.clip();
      for (const [index, slice] of drawn.entries())
        context.drawImage(
          slice,
          x - rect[0] * SCALE,
          y + (index * SLICE - rect[1]) * SCALE,
          slice.width * SCALE,
          slice.height * SCALE,
        );
      context.restore();
    }
  return { component, places, canvas, context };
}

/** The squares of two tiles of one size whose colours differ, as places within the tile. */
function differingSquares(before: ImageData, now: ImageData): [x: number, y: number][] {
  const found: [number, number][] = [];
  const mean = ({ data, width }: ImageData, x: number, y: number, channel: number) => {
    let sum = 0;
    for (let down = 0; down < SQUARE; down += 1)
      for (let right = 0; right < SQUARE; right += 1) sum += data[((y + down) * width + x + right) * 4 + channel] ?? 0;
    return sum / SQUARE ** 2;
  };
  for (let y = 0; y + SQUARE <= now.height; y += SQUARE)
    for (let x = 0; x + SQUARE <= now.width; x += SQUARE)
      if ([0, 1, 2].some((channel) => Math.abs(mean(before, x, y, channel) - mean(now, x, y, channel)) > TOLERANCE))
        found.push([x, y]);
  return found;
}

/** Before, now and where they differ, one below the other. */
async function drawChange(before: ImageData | undefined, now: ImageData, squares: [number, number][]): Promise<string> {
  const { canvas, context } = canvasOf(
    Math.max(before?.width ?? 0, now.width),
    (before?.height ?? 0) + now.height * 2 + GAP * 2,
  );
  if (before) context.putImageData(before, 0, 0);
  const second = (before?.height ?? 0) + GAP;
  const third = second + now.height + GAP;
  context.putImageData(now, 0, second);
  context.putImageData(now, 0, third);
  context.fillStyle = 'rgb(255 255 255 / 70%)';
  context.fillRect(0, third, now.width, now.height);
  context.fillStyle = 'red';
  for (const [x, y] of squares) context.fillRect(x, third + y, SQUARE, SQUARE);
  return encode(canvas);
}

/** Draws the sheets of all components. */
async function drawAll(shots: readonly Shot[]) {
  const drawn = await Promise.all(
    shots.map(async (shot) => ({
      ...shot,
      drawn: await Promise.all(shot.slices.map((slice) => decode(slice))),
    })),
  );
  return [...new Set(shots[0]?.states.map((each) => each.component))].map((component) => drawSheet(component, drawn));
}

/** The sheets of all components, to be kept. */
export async function makeSheets(shots: readonly Shot[]): Promise<Record<string, KeptSheet>> {
  const sheets: Record<string, KeptSheet> = {};
  for (const { component, places, canvas } of await drawAll(shots))
    sheets[component] = { places, picture: await encode(canvas) };
  return sheets;
}

/** Finds what is not as it was on the kept sheets. */
export async function compareSheets(
  shots: readonly Shot[],
  kept: Readonly<Record<string, KeptSheet>>,
): Promise<Change[]> {
  const changes: Change[] = [];
  const sheets = await drawAll(shots);
  for (const { component, places, context } of sheets) {
    const before = kept[component];
    const old = before && (await decode(before.picture));
    const oldSheet = old && canvasOf(old.width, old.height);
    if (old) oldSheet?.context.drawImage(old, 0, 0);
    for (const [state, variants] of Object.entries(places))
      for (const [variant, place] of Object.entries(variants)) {
        const now = context.getImageData(...place);
        const was: Rect | undefined = before?.places[state]?.[variant];
        const report = async (how: string, earlier?: ImageData, squares: [number, number][] = []) =>
          changes.push({ component, state, variant, how, picture: await drawChange(earlier, now, squares) });
        if (!was || !oldSheet) {
          await report('there is no picture of it yet');
          continue;
        }
        const earlier = oldSheet.context.getImageData(...was);
        const size = ([, , width, height]: Rect) => `${width / SCALE} × ${height / SCALE} px`;
        if (was[2] !== place[2] || was[3] !== place[3])
          await report(`it is ${size(place)} and was ${size(was)}`, earlier);
        else {
          const squares = differingSquares(earlier, now);
          if (squares.length > 0)
            await report(`${squares.length} squares of ${SQUARE / SCALE} px differ in colour`, earlier, squares);
        }
      }
    for (const state of Object.keys(before?.places ?? {}))
      if (!(state in places)) changes.push({ component, state, variant: '', how: 'it is gone', picture: '' });
  }
  for (const component of Object.keys(kept))
    if (!sheets.some((sheet) => sheet.component === component))
      changes.push({ component, state: '', variant: '', how: 'it is gone', picture: '' });
  return changes;
}

declare global {
  interface Window {
    makeSheets: typeof makeSheets;
    compareSheets: typeof compareSheets;
  }
}
Object.assign(window, { makeSheets, compareSheets });
