/** The part of react-refresh that the development server uses; the package has no types. */
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: object): void;
}
