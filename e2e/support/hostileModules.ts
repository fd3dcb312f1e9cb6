/** Work that takes too long even to be mistaken for a machine that is thirty times slower or as busy. */
const work = 'for (const until = Date.now() + 6_000; Date.now() < until; );';

/** Code that reports that a module has done its deed. */
const acted = "performance.mark('acted');";

/**
 * A module that does something outside its own elements, with a name and its code; whether it is the first of its kind.
 */
interface Hostile {
  name: string;
  code: string;
  isFirst: boolean;
}

const kinds: Record<string, Record<string, string>> = {
  listener: {
    'on the window': `addEventListener('resize', () => { document.title = 'hostile'; });`,
    'that captures keys': `window.addEventListener('keydown', () => { document.title = 'hostile'; }, true);`,
    'of clicks on the document': `document.addEventListener('click', () => { document.title = 'hostile'; });`,
    'of pointers on the body': `document.body.addEventListener('pointermove', () => { document.title = 'hostile'; });`,
    'on the root element': `document.documentElement.addEventListener('scroll', () => { document.title = 'hostile'; }, { capture: true, passive: true });`,
    'that is called once': `document.addEventListener('visibilitychange', () => { document.title = 'hostile'; }, { once: true });`,
    'that is an object': `window.addEventListener('scroll', { handleEvent() { document.title = 'hostile'; } });`,
  },
  timer: {
    'that repeats': `setInterval(() => { document.title = 'hostile'; }, 50);`,
    'that starts again': `let runs = 0; const again = () => { document.body.dataset.hostile = ++runs; setTimeout(again, 5); }; again();`,
    'that starts again after a promise': `let runs = 0; const again = async () => { await null; document.body.dataset.hostile = ++runs; setTimeout(again, 5); }; again();`,
    'of frames': `const draw = () => { document.title = 'hostile'; requestAnimationFrame(draw); }; draw();`,
  },
  observer: {
    'of changes': `new MutationObserver(() => { document.title = 'hostile'; }).observe(document.body, { childList: true, subtree: true, attributes: true });`,
    'of the root': `new MutationObserver(() => { document.title = 'hostile'; }).observe(document.documentElement, { attributes: true });`,
    'of sizes': `new ResizeObserver(() => undefined).observe(document.body);`,
    'of what is in view': `new IntersectionObserver(() => undefined).observe(document.getElementById('root'));`,
  },
  prototype: {
    'by assignment': `const { map } = Array.prototype; Array.prototype.map = function (...given) { const all = map.apply(this, given); return this.length === 2 && this[0] === 1 && this[1] === 2 ? [...all, 9] : all; };`,
    'by a definition': `const { filter } = Array.prototype; Object.defineProperty(Array.prototype, 'filter', { value(...given) { return [...filter.apply(this, given), ...(this.length === 2 && this[0] === 1 && this[1] === 2 ? [9] : [])]; }, writable: true, configurable: true });`,
    'of texts': `const { trim } = String.prototype; String.prototype.trim = function () { return trim.call(this) + (this == ' a ' ? '!' : ''); };`,
    'by Object.assign': `const was = Promise.prototype.finally; Object.assign(Promise.prototype, { finally(act) { return was.call(this, act).then((value) => value === 1 ? 7 : value); } });`,
    'of numbers': `const fixed = Number.prototype.toFixed; Number.prototype.toFixed = function (digits) { return fixed.call(this, digits) + (this == 1.25 ? '0' : ''); };`,
    'with a new member': `Array.prototype.last = function () { return this[this.length - 1]; };`,
    'without a member': `delete Array.prototype.copyWithin;`,
    'by reflection': `const { slice } = String.prototype; Reflect.set(String.prototype, 'slice', function (...given) { return this == 'abc' ? '' : slice.apply(this, given); });`,
    'by a name that shows when it runs': `const name = ['includ', 'es'].join(''); const was = String.prototype[name]; String.prototype[name] = function (...given) { return this == 'ab' ? false : was.apply(this, given); };`,
    'with another function of the browser': `Array.prototype.lastIndexOf = Array.prototype.indexOf;`,
    'of every object': `Object.prototype.hostile = 'hostile';`,
  },
  'built-in object': {
    JSON: `const { stringify } = JSON; JSON.stringify = (...given) => given[0]?.a === 1 ? '{}' : stringify(...given);`,
    Math: `const { max } = Math; Math.max = (...given) => max(...given) + (given.length === 2 && given[0] === 1 && given[1] === 2 ? 1 : 0);`,
    Date: `const { toISOString } = Date.prototype; Date.prototype.toISOString = function () { return +this === 0 ? 'hostile' : toISOString.call(this); };`,
  },
  global: {
    fetch: `const real = window.fetch; window.fetch = (...given) => String(given[0]).includes('robots') ? Promise.resolve(new Response('', { status: 418 })) : real(...given);`,
    'of its own': `window.leads = { hostile: true };`,
    'handler of the window': `window.onresize = () => { document.title = 'hostile'; };`,
    'handler of the document': `document.onclick = () => { document.title = 'hostile'; };`,
    'member of the document': `document.querySelectorAll = () => [];`,
  },
  style: {
    'sheet of the document': `const sheet = new CSSStyleSheet(); sheet.replaceSync('h1 { color: red !important; }'); document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];`,
    'rule in a sheet of others': `[...document.styleSheets].find(({ href }) => href)?.insertRule('main { outline: 3px solid red !important; }');`,
    'variable of the root': `document.documentElement.style.setProperty('--hostile-color', 'red');`,
    'of the body': `document.body.style.backgroundColor = 'red';`,
    'class of the body': `document.body.className = 'hostile-wide';`,
    'attribute of the root': `document.documentElement.setAttribute('data-hostile', 'on');`,
    'layer over everything': `const layer = document.createElement('div'); layer.id = 'layer'; layer.style.cssText = 'position: fixed; inset: 0; z-index: 9999'; document.body.append(layer);`,
    'element in the head': `const style = document.createElement('style'); style.textContent = 'h1 { color: red }'; document.head.appendChild(style);`,
  },
  share: {
    'of React, replaced': `const [entry] = Object.values(scope.react); const { get } = entry; entry.get = () => get();`,
    'of a version nobody has': `scope.react['99.0.0'] = { get: () => Promise.resolve(() => ({})), from: 'hostile' };`,
  },
  storage: {
    'key of the session': `localStorage.setItem(Object.keys(localStorage)[0], 'hostile');`,
    'removed key of the session': `localStorage.removeItem(Object.keys(localStorage)[0]);`,
    'key of the session, by member': `localStorage[Object.keys(localStorage)[0]] = 'hostile';`,
    emptied: `localStorage.clear();`,
  },
  work: {
    'that keeps the page from answering': work,
    'that does so later': `setTimeout(() => { Promise.resolve().then(() => { ${work} ${acted} }); }, 200);`,
  },
};

/** Modules that each do something outside their own elements. */
export const hostileModules: readonly Hostile[] = Object.entries(kinds).flatMap(([kind, ways]) =>
  Object.entries(ways).map(([way, code], index) => ({ name: `${kind} ${way}`, code, isFirst: index === 0 })),
);

/**
 * The code of an entry with one page that does something: while it is evaluated, while it renders, in a timer, or in a
 * promise. It then sets the mark `acted` on the document.
 */
export function when(index: number, code: string): string {
  const [isEvaluated, isRendered] = [index % 4 === 0, index % 4 === 1];
  const act = ['act();', 'act();', 'setTimeout(act);', 'Promise.resolve().then(act);'][index % 4] ?? '';
  return `let scope, done = false;
function act() {
  ${code.includes(acted) ? code : `try { ${code} } finally { ${acted} }`}
}
function begin() {
  if (done) return;
  done = true;
  ${isRendered || !isEvaluated ? act : ''}
}
function Page() {
  begin();
  return 'fine so far';
}
return {
  init(given) { scope = given; },
  get: () => Promise.resolve(() => { ${isEvaluated ? act : ''} return { default: Page }; }),
};`;
}
