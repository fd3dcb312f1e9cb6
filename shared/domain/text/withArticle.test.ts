import { withArticle } from './withArticle';

test.each(['a vacancy', 'an employee', 'an interview', 'an hour', 'a HR person', 'a unit'])('%s', (said) => {
  expect(withArticle(said.replace(/^an? /, ''))).toBe(said);
});
