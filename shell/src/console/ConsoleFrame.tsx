import { Suspense, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import type { Registry } from 'shared/contract';
import { sidebarOf } from './sidebarOf';

/** Sidebar, top bar and the main area. */
export function ConsoleFrame({ registry, children }: { registry: Registry; children: ReactNode }) {
  return (
    <div>
      <nav aria-label="Admin panel">
        {sidebarOf(registry).map((item) => (
          <NavLink key={item.id} to={item.path}>
            {item.label}
          </NavLink>
        ))}
      </nav>
      <main id="content">
        <Suspense fallback={null}>{children}</Suspense>
      </main>
    </div>
  );
}
