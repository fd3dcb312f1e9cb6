import { createNavigation, type Navigation } from './createNavigation';

/** Runs `act` and waits for this number of popstate events, which the browser fires in separate tasks. */
const moves = (count: number, act: () => void) =>
  new Promise<void>((resolve) => {
    let left = count;
    const heard = () => {
      left -= 1;
      if (left > 0) return;
      window.removeEventListener('popstate', heard);
      resolve();
    };
    window.addEventListener('popstate', heard);
    act();
  });

let navigation: Navigation;
const here = () => navigation.getState().location.pathname;

beforeEach(() => {
  window.history.replaceState(null, '', '/start');
  navigation = createNavigation(window);
});

test('a push changes the place in the same task', () => {
  navigation.navigator.push('/next?q=1#part');
  expect(navigation.getState().location).toMatchObject({ pathname: '/next', search: '?q=1', hash: '#part' });
  expect(window.location.pathname).toBe('/next');
});

test('Back and Forward go where they should', async () => {
  navigation.navigator.push('/next');
  await moves(1, () => window.history.back());
  expect(here()).toBe('/start');
  await moves(1, () => window.history.forward());
  expect(here()).toBe('/next');
});

test('a guard that says no keeps the person where they are, for links and for Back', async () => {
  navigation.navigator.push('/form');
  const release = navigation.guard(() => false);
  navigation.navigator.push('/away');
  expect(here()).toBe('/form');
  await moves(2, () => window.history.back());
  expect([here(), window.location.pathname]).toEqual(['/form', '/form']);
  release();
  await moves(1, () => window.history.back());
  expect(here()).toBe('/start');
});

test('a guard may take its time: the person stays until it has answered', async () => {
  navigation.navigator.push('/form');
  let answer: (verdict: boolean) => void = () => undefined;
  navigation.guard(() => new Promise((resolve) => (answer = resolve)));
  await moves(2, () => window.history.back());
  expect(window.location.pathname).toBe('/form');
  await moves(1, () => answer(true));
  expect([here(), window.location.pathname]).toEqual(['/start', '/start']);
});

test('the first guard that objects decides; the others are not asked', () => {
  const second = jest.fn(() => true);
  navigation.guard(() => false);
  navigation.guard(second);
  navigation.navigator.push('/away');
  expect(second).not.toHaveBeenCalled();
  expect(here()).toBe('/start');
});

test('a guard that agrees leaves the word to the next', () => {
  navigation.guard(() => true);
  navigation.guard(() => false);
  navigation.navigator.push('/away');
  expect(here()).toBe('/start');
});

test('a step within a page is nobody’s to refuse', async () => {
  navigation.navigator.push('/form?tab=1');
  navigation.navigator.push('/form?tab=2');
  const asked = jest.fn(() => false);
  navigation.guard(asked);
  await moves(1, () => window.history.back());
  expect(navigation.getState().location.search).toBe('?tab=1');
  expect(asked).not.toHaveBeenCalled();
});

test('where a guard asks for the document, the browser loads the target anew', () => {
  const assign = jest.fn();
  const { href, pathname, search, hash } = window.location;
  const tab = Object.create(window, {
    history: { value: window.history },
    location: { value: { href, pathname, search, hash, assign } },
    addEventListener: { value: () => undefined },
  }) as Window;
  const renewing = createNavigation(tab);
  renewing.guard(() => 'document');
  renewing.navigator.push('/next');
  expect(assign).toHaveBeenCalledWith(new URL('/next', href).href);
  expect(window.location.pathname).toBe('/start');
});

test('whoever listens hears of each change until they stop', () => {
  const heard = jest.fn();
  const stop = navigation.subscribe(heard);
  navigation.navigator.push('/one');
  stop();
  navigation.navigator.push('/two');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('another page is shown as it is told, what is on the same page and Back at once', async () => {
  const waiting: (() => void)[] = [];
  const told = createNavigation(window, (render) => waiting.push(render));
  const listener = jest.fn();
  told.subscribe(listener);
  told.navigator.push('/next');
  expect(listener).not.toHaveBeenCalled();
  waiting[0]?.();
  expect(listener).toHaveBeenCalledTimes(1);
  told.navigator.push('/next#part');
  expect(listener).toHaveBeenCalledTimes(2);
  await moves(1, () => window.history.go(-2));
  expect(listener).toHaveBeenCalledTimes(3);
  expect(waiting).toHaveLength(1);
});
