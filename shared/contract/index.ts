export * from './manifest';
export * from './release';
export * from './shellApi';
