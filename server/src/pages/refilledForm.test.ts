import { refilledForm } from './refilledForm';

const page = [
  '<html data-prerendered="/"><title>Home</title>',
  '<form method="post" action="/api/contact"><input type="hidden" name="act" value="withdraw"/></form>',
  '<form method="post" action="/api/contact"><input type="hidden" name="act" value="save"/>',
  '<input id="contact-name" name="name" required=""/><input name="email" aria-invalid="false" value="old"/>',
  '<input name="file" type="file"/><input name="agreed" type="checkbox"/>',
  '<textarea name="message" required=""></textarea><p role="alert" class="error"></p></form>',
  '<form action="/api/other"><input name="name"/></form></html>',
].join('');
const fields = { act: 'save', name: '', email: '"><b>', message: 'A <b>\nB', agreed: 'on', file: 'cv.pdf' };
const errors = [
  { path: 'email', msg: 'Enter a valid email address.' },
  { path: 'name', msg: 'Enter the name.' },
];
const refill = (more: object = {}) =>
  refilledForm(page, { action: '/api/contact', fields, errors, title: 'Not sent yet', ...more });

test('the form that was sent, among those of its address, has what was typed, and says what is wrong with links to it', () => {
  expect(refill()).toBe(
    [
      '<html data-prerendered="*"><title>Not sent yet: Home</title>',
      '<form method="post" action="/api/contact"><input type="hidden" name="act" value="withdraw"/></form>',
      '<form method="post" action="/api/contact"><input type="hidden" name="act" value="save"/>',
      '<input autofocus="" aria-invalid="true" value="" id="contact-name" name="name" required=""/>',
      '<input aria-invalid="true" id="typed-email" value="&quot;&gt;&lt;b&gt;" name="email"/>',
      '<input name="file" type="file"/><input checked="" name="agreed" type="checkbox"/>',
      '<textarea name="message" required="">\nA &lt;b&gt;\nB</textarea><p role="alert" class="error">',
      '<a href="#typed-email">Enter a valid email address.</a><br><a href="#contact-name">Enter the name.</a></p></form>',
      '<form action="/api/other"><input name="name"/></form></html>',
    ].join(''),
  );
});

test('what concerns no field is shown first', () => {
  expect(refill({ errors: [{ path: '', msg: 'Try again in a minute.' }] })).toContain(
    '<p role="alert" class="error" tabindex="-1" autofocus="">Try again in a minute.</p>',
  );
  expect(refill({ action: '/api/other', errors: [{ path: '', msg: 'No.' }] })).toContain(
    '<form action="/api/other"><p role="alert" tabindex="-1" autofocus="">No.</p><input value="" name="name"/>',
  );
});

test('a box that was not ticked is not', () => {
  const ticked = page.replace('name="agreed"', 'checked="" name="agreed"');
  expect(refilledForm(ticked, { action: '/api/contact', fields: { act: 'save' }, errors, title: '' })).toContain(
    '<input name="agreed" type="checkbox"/>',
  );
});

test('a page without the form is none', () => {
  expect([refill({ action: '/api/gone' }), refill({ fields: { act: 'other' } })]).toEqual([undefined, undefined]);
});
