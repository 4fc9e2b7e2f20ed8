import { vi } from 'vitest';

// Runs before each file of the unit tests, which share a process: what a module keeps does not reach the next file.
vi.resetModules();
