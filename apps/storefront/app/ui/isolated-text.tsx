import type { ReactNode } from 'react';

/**
 * What a part is given to show beside other things: a bare text gets an element of its own, so that a browser's
 * translation of it is survived (decision 144).
 */
export const isolateText = (content: ReactNode): ReactNode =>
  typeof content === 'string' || typeof content === 'number' ? <bdi>{content}</bdi> : content;
