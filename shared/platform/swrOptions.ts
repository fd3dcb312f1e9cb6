import type { SWRConfiguration } from 'swr';

/** How every read behaves: no silent repetition of a failure (the screen offers Retry), fresh again when the network returns. */
export const swrOptions: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  focusThrottleInterval: 15_000,
};
