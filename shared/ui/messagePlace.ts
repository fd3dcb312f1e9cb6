/** Where notifications appear: at the bottom, above any button bar they would cover. */

/** A rectangle in the window, in px from its upper left corner. */
interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The distance between notifications and the window's edge or a bar, in px. */
const EDGE = 24;
const GAP = 8;
/** How often the area below the notifications is measured, in milliseconds. */
const LOOK_MS = 100;

/**
 * Button bars other than the forms' own: a list's bulk actions, the footers of drawers and dialogs. A form's bar
 * contains its submit button.
 */
const BARS = '[data-acts], .ant-drawer-footer, .ant-modal-footer';
const NOTICES = '.ant-notification-notice';

/**
 * The smallest distance from the bottom edge at which notifications of this height cover no bar; if there is none, the
 * edge's.
 */
export function clearBottom(
  { left, right, height }: { left: number; right: number; height: number },
  bars: readonly Area[],
  windowHeight: number,
): number {
  const below = bars.filter((bar) => bar.left < right && bar.right > left);
  let bottom = EDGE;
  for (const bar of [...below].sort((a, b) => b.bottom - a.bottom)) {
    const lower = windowHeight - bottom;
    if (bar.bottom + GAP > lower - height && bar.top < lower + GAP) bottom = windowHeight - bar.top + GAP;
  }
  return bottom + height + GAP > windowHeight ? EDGE : bottom;
}

const areasOf = (elements: Iterable<Element>): Area[] =>
  [...elements]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight);

function barsShown(): Area[] {
  const sending = [...document.querySelectorAll('[type="submit"]')].flatMap(({ parentElement }) => parentElement ?? []);
  return areasOf(new Set([...sending, ...document.querySelectorAll(BARS)]));
}

/** Moves the visible notifications so that they cover no bar; returns whether there are any. */
function place(): boolean {
  const notices = document.querySelectorAll(NOTICES);
  const areas = areasOf(notices);
  if (areas.length > 0) {
    const [top, lower] = [Math.min(...areas.map((area) => area.top)), Math.max(...areas.map((area) => area.bottom))];
    const all = {
      left: Math.min(...areas.map((area) => area.left)),
      right: Math.max(...areas.map((area) => area.right)),
      height: lower - top,
    };
    const bottom = clearBottom(all, barsShown(), window.innerHeight);
    document.documentElement.style.setProperty('--notification-bottom', `${bottom}px`);
  }
  return notices.length > 0;
}

let watching: ReturnType<typeof setInterval> | undefined;

/** Keeps notifications clear of bars, from just before the first one appears until the last one is gone. */
export function keepMessagesClear(): void {
  const shown = Date.now();
  clearInterval(watching);
  watching = setInterval(() => {
    if (!place() && Date.now() - shown > 10 * LOOK_MS) clearInterval(watching);
  }, LOOK_MS);
}
