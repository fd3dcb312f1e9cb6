import { pageCount, pagerKinds } from './Pager';

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [19, 2],
  [20, 2],
])('%d rows are %d pages of ten: the last rows have a page, and no rows have one too', (total, pages) => {
  expect(pageCount(total, 10)).toBe(pages);
});

test('the numbered pager shows every page of a short list and seven around the current one of a long', () => {
  const { pages } = pagerKinds.numbered;
  expect(
    [pages(1, 4), pages(1, 40), pages(20, 40), pages(40, 40)].map((numbers) => [numbers[0], numbers.at(-1)]),
  ).toEqual([
    [1, 4],
    [1, 7],
    [17, 23],
    [34, 40],
  ]);
});

test('the pager with sizes shows two pages on either side of the current one', () => {
  const { pages } = pagerKinds.sizes;
  expect([pages(1, 2), pages(1, 40), pages(20, 40), pages(40, 40)]).toEqual([
    [1, 2],
    [1, 2, 3],
    [18, 19, 20, 21, 22],
    [38, 39, 40],
  ]);
});
