/** @jest-environment jsdom */

/** The label texts of every control in a page; null where labels are impossible. */
function labelsIn(page: string) {
  document.body.innerHTML = page;
  return [...document.querySelectorAll<HTMLInputElement>('input, select, textarea, button')].map(
    (control) => control.labels && Array.from(control.labels, ({ textContent }) => textContent),
  );
}

const pages: [page: string, labels: (string[] | null)[]][] = [
  ['<label for="city">City</label><input id="city">', [['City']]],
  ['<label>City <input></label>', [['City ']]],
  [
    '<input id="city"><label for="city">City</label><label for="city">of the center</label>',
    [['City', 'of the center']],
  ],
  ['<label for="city">City</label><input id="state"><input>', [[], []]],
  ['<label for="">City <input></label>', [[]]],
  ['<label>City <input type="hidden"><input><button></button></label>', [null, ['City '], []]],
  ['<label for="city">City <select id="state"></select></label><textarea id="city"></textarea>', [[], ['City ']]],
  ['<label for="city">City</label><p id="city"></p><input id="city">', [[]]],
];

const byJsdom = pages.map(([page]) => labelsIn(page));
beforeAll(() => import('./findLabels'));

test('jsdom by itself finds these labels', () => {
  expect(byJsdom).toEqual(pages.map(([, found]) => found));
});

test.each(pages)('they are found in %s', (page, found) => {
  expect(labelsIn(page)).toEqual(found);
});

test('a control outside the document has the labels that jsdom finds', () => {
  const label = document.createElement('label');
  const control = label.appendChild(document.createElement('input'));
  expect(Array.from(control.labels ?? [])).toEqual([label]);
});
