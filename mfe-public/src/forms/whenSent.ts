import type { CSSProperties } from 'react';
import type { SendState } from './useSend';

const away: CSSProperties = { visibility: 'hidden' };

/** A sent form: out of sight and out of reach, its place kept for the thanks, so that nothing below moves. */
export const whenSent = (state: SendState): CSSProperties | undefined => (state === 'sent' ? away : undefined);
