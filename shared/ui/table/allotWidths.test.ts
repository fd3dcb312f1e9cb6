import { allotWidths, type Claim } from './allotWidths';

const text = (need: number, priority = 1): Claim => ({ need, least: Math.min(need, 120), priority, takesSpare: true });
const money = (need: number, priority = 1): Claim => ({ need, least: need, priority, takesSpare: false });
const rounded = (widths: ReturnType<typeof allotWidths>) =>
  widths?.map((width) => (width === undefined ? undefined : Math.round(width)));

test('while there is room each column has what it needs, and texts share the rest in their proportion', () => {
  expect(allotWidths([text(200), text(100), money(130)], 430)).toEqual([200, 100, 130]);
  expect(allotWidths([text(200), text(100), money(130)], 730)).toEqual([400, 200, 130]);
});

test('without a text all columns share the rest', () => {
  expect(allotWidths([money(100), money(300)], 800)).toEqual([200, 600]);
});

test('where room is short the longest text gives way first, and no figure does', () => {
  expect(rounded(allotWidths([text(400), text(150), money(130)], 500))).toEqual([220, 150, 130]);
  expect(rounded(allotWidths([text(400), text(300), money(130)], 430))).toEqual([150, 150, 130]);
});

test('a text of a later priority gives way before the others do', () => {
  expect(rounded(allotWidths([text(300), text(300, 3), money(130)], 600))).toEqual([300, 170, 130]);
  expect(rounded(allotWidths([text(300), text(300, 3), money(130)], 500))).toEqual([250, 120, 130]);
});

test('where even the least of all is too much, columns are left out: the latest priority first, of equals the last', () => {
  const claims = [text(300), money(130), text(90, 2), money(130, 3), money(110, 3)];
  expect(rounded(allotWidths(claims, 500))).toEqual([150, 130, 90, 130, undefined]);
  expect(rounded(allotWidths(claims, 400))).toEqual([180, 130, 90, undefined, undefined]);
  expect(rounded(allotWidths(claims, 260))).toEqual([130, 130, undefined, undefined, undefined]);
});

test('there are no columns where those that never give way don’t fit', () => {
  expect(allotWidths([text(300), money(130), money(130, 2)], 249)).toBeUndefined();
});

test('whatever the needs and the room: nothing is wider than the room, no figure is cut, and no text is cut beside a column with room to spare', () => {
  for (let seed = 1; seed <= 2000; seed += 1) {
    let state = seed;
    const next = (most: number) => (state = (state * 48271) % 2147483647) % most;
    const claims = Array.from({ length: 2 + next(7) }, () =>
      next(2) === 0 ? text(40 + next(500), 1 + next(3)) : money(60 + next(140), 1 + next(3)),
    );
    const room = 300 + next(1400);
    const widths = allotWidths(claims, room);
    if (!widths) continue;
    const shown = claims
      .map((claim, place) => ({ ...claim, width: widths[place] ?? NaN }))
      .filter(({ width }) => !Number.isNaN(width));
    expect(shown.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(room + 0.01);
    for (const { width, least } of shown) expect(width).toBeGreaterThanOrEqual(least - 0.01);
    const isCut = shown.some(({ width, need }) => width < need - 0.01);
    for (const { width, need } of isCut ? shown : []) expect(width).toBeLessThanOrEqual(need + 0.01);
  }
});
