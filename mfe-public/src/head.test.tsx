import { renderHook } from '@testing-library/react';
import { heads, type PublicPath, useHead } from './head';

test("brings title, description and canonical address to the page's own at each navigation", () => {
  document.head.innerHTML = '<meta name="description" content=""><link rel="canonical" href="">';
  const { rerender } = renderHook(({ path }: { path: PublicPath }) => useHead(path), { initialProps: { path: '/' } });
  rerender({ path: '/pricing' });
  expect(document.title).toBe(heads['/pricing'].title);
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', heads['/pricing'].description);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'http://localhost/pricing');
});
