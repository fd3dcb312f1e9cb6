/** For component tests: a screen in its surroundings, a server in memory, people. */
export { countClicks } from './countClicks';
export { type FakeApi, type FakeCall, type FakeFailure, fakeApi } from './fakeApi';
export { owner, staff } from './fixtures';
export { renderScreen, type Screen, type ScreenOptions, type TestContribution } from './renderScreen';
export { selectAllRows } from './selectAllRows';
