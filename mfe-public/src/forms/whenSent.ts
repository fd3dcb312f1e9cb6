import type { CSSProperties } from 'react';
import type { SendState } from './useSend';

const away: CSSProperties = { visibility: 'hidden' };

/** A sent form: hidden and inert, but it keeps its space for the thank-you message, so that nothing below moves. */
export const whenSent = (state: SendState): CSSProperties | undefined => (state === 'sent' ? away : undefined);
