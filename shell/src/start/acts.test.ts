import { watchActs } from './acts';

const onAct = jest.fn();
const kept = watchActs(onAct);

const fire = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

beforeEach(() => {
  onAct.mockClear();
  document.body.innerHTML = `
    <p>words</p>
    <div id="content" tabindex="-1"></div>
    <a href="/next"><span>next</span></a>
    <input>
    <button type="button" id="plain">Count</button>
    <button type="button" id="opens" popovertarget="menu">Menu</button>
    <details><summary>Why?</summary></details>`;
});

afterEach(() => document.body.replaceChildren());

test.each([
  ['p', 'pointerup'],
  ['input', 'focusin'],
  ['body', 'keydown'],
  ['a', 'keydown'],
  ['summary', 'pointerup'],
])('an act on %s by %s asks for the code', (selector, type) => {
  fire(selector, type);
  expect(onAct).toHaveBeenCalledTimes(1);
});

test.each([
  ['a', 'pointerup'],
  ['span', 'pointerup'],
  ['a', 'focusin'],
  ['#content', 'focusin'],
  ['p', 'pointerdown'],
  ['p', 'pointerover'],
  ['p', 'scroll'],
])('on %s, %s asks for none: a link leads to a document, and who scrolls reads', (selector, type) => {
  fire(selector, type);
  expect(onAct).not.toHaveBeenCalled();
});

test.each([
  ['input', 1],
  ['a', 0],
  ['#content', 0],
])('the focus was in %s before anybody watched: the code is asked for %s times', (selector, times) => {
  document.querySelector<HTMLElement>(selector)?.focus();
  onAct.mockClear();
  watchActs(onAct);
  expect(onAct).toHaveBeenCalledTimes(times);
});

test('with the focus nowhere nothing is asked for', () => {
  watchActs(onAct);
  expect(onAct).not.toHaveBeenCalled();
});

test('what was pressed before its code is pressed again when the code is there, once each, and nothing that the browser does itself', () => {
  const pressed: string[] = [];
  for (const selector of ['#plain', '#plain', '#opens', 'summary', 'a'])
    document.querySelector(selector)?.addEventListener('click', (event) => event.preventDefault());
  for (const selector of ['#plain', '#plain', '#opens', 'summary', 'a']) fire(selector, 'click');
  document.addEventListener('click', (event) => pressed.push((event.target as Element).id));
  kept.redo();
  expect(pressed).toEqual(['plain']);
  fire('#plain', 'click');
  kept.redo();
  expect(pressed).toEqual(['plain', 'plain']);
});
