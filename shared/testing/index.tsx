/** For component tests: a screen in its surroundings, a server in memory, people. */
export { type FakeApi, fakeApi, type FakeCall, type FakeFailure } from './fakeApi';
export { owner, staff } from './fixtures';
export { renderScreen, type Screen, type ScreenOptions } from './renderScreen';
export { selectAllRows } from './selectAllRows';
