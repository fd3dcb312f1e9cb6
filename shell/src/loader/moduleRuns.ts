import type { RegistryRelease } from 'shared/contract';
import type { Part } from './Part';

/** Called around what a module runs while it is loaded, rendered and mounted; the console's guard sets both. What throws or waits does not end. */
export const moduleRuns: Partial<Record<'begin' | 'end', (of: Part | RegistryRelease) => void>> = {};
