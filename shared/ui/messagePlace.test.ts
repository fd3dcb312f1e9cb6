import { clearBottom } from './messagePlace';

const desktop = { left: 872, right: 1256, height: 80 };
const bar = (top: number, bottom: number, left = 0, right = 1280) => ({ top, bottom, left, right });

test('messages stand at the lower edge where no bar lies', () => {
  expect(clearBottom(desktop, [], 800)).toBe(24);
  expect(clearBottom(desktop, [bar(100, 150)], 800)).toBe(24);
});

test('a bar at the lower edge lifts them above it, as does one above that', () => {
  expect(clearBottom(desktop, [bar(740, 800)], 800)).toBe(68);
  expect(clearBottom(desktop, [bar(620, 660), bar(740, 800)], 800)).toBe(188);
});

test('they stay between two bars that leave them room', () => {
  expect(clearBottom(desktop, [bar(540, 580), bar(740, 800)], 800)).toBe(68);
});

test('a bar beside them lifts them not', () => {
  expect(clearBottom(desktop, [bar(740, 800, 0, 860)], 800)).toBe(24);
});

test('where bars leave no room at all they stand at the edge', () => {
  expect(clearBottom({ left: 0, right: 390, height: 120 }, [bar(0, 90), bar(130, 190)], 256)).toBe(24);
});
