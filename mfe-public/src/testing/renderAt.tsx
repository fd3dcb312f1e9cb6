import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

/** Renders a part of the site at a path. */
export const renderAt = (path: string, element: ReactNode) =>
  render(<MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>);
