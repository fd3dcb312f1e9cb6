import type { RegistryRelease } from 'shared/contract';
import type { Part } from './Part';

/**
 * Called around a module's code during loading, rendering and mounting; the console's guard sets both. If the code
 * throws or suspends, the end isn't called.
 */
export const moduleRuns: Partial<Record<'begin' | 'end', (of: Part | RegistryRelease) => void>> = {};
