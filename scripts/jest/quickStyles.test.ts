/** @jest-environment jsdom */

const own = window.getComputedStyle.bind(window);
const asked = ['display', 'visibility', 'pointer-events', 'opacity', 'content', 'color'];

beforeAll(async () => {
  await import('./quickStyles');
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** The computed style of every element of the page, by either method. */
const told = (styleOf: typeof own) =>
  [...document.querySelectorAll('*')].map((element) => {
    const style = styleOf(element);
    return [
      element.localName,
      ...asked.map((name) => style.getPropertyValue(name)),
      style.display,
      style.pointerEvents,
    ];
  });

function write(css: string): void {
  const sheet = document.createElement('style');
  sheet.innerHTML = css;
  document.head.append(sheet);
}

const elements = `<main><h1>A</h1><p hidden>b <span>c</span></p><ruby>d<rp>(</rp><rt>e</rt></ruby><rt>f</rt>
  <input type="hidden"><input><dialog>g</dialog><dialog open>h</dialog><details><summary>i</summary>j</details>
  <table><tr><td>k</td></tr></table><svg><g></g></svg><template></template><x-y></x-y></main>`;

test.each([
  ['elements as they are', '', elements],
  ['a style of its own, which its children have', '', '<div style="visibility: hidden; color: red"><i>a</i></div>'],
  ['classes', '.a{display:none}.b{visibility:hidden}', '<i class="a">a</i><b class="b"><i>b</i></b><u>c</u>'],
  ['the last of two rules', '.a{display:none}\n.b{display:none}', '<i class="a b" hidden>a</i>'],
  [
    'what selectors ask of others',
    '.a .b{display:none}\n.c:not(.d, .e){display:none}\n.a > [data-a="x.y"]{display:none}\n:where(.f, .g){display:none}',
    '<p class="a"><i class="b">a</i><i data-a="x.y">b</i></p><i class="b">c</i><i class="c">d</i><i class="c e">e</i><u class="g">f</u>',
  ],
  ['what it can’t read', '.a::-ms-reveal{display:none}\n.a{visibility:hidden}', '<input class="a">'],
  ['a name with a colon', '.a-\\:r0\\:{display:none}', '<i class="a-:r0:">a</i>'],
])('jsdom says the same of %s', (_what, css, body) => {
  write(css);
  document.body.innerHTML = body;
  expect(told(window.getComputedStyle)).toEqual(told(own));
});

test('what changes is seen at once', () => {
  document.body.innerHTML = '<i class="a">a</i>';
  const [element] = document.querySelectorAll('i');
  const displayed = () => element && window.getComputedStyle(element).display;
  const before = displayed();
  write('.a{display:none}');
  expect(displayed()).toBe('none');
  document.head.replaceChildren();
  expect(displayed()).toBe(before);
  element?.setAttribute('hidden', '');
  expect(displayed()).toBe('none');
});
