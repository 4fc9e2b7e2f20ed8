const registry = globalThis as typeof globalThis & { velorySingletons?: Map<string, unknown> };

/**
 * A value of which a process has exactly one, even where the same module is bundled twice (the HTTP server beside the
 * Remix build) or loaded again by hot reload.
 */
export function singleton<Value>(name: string, create: () => Value): Value {
  const values = (registry.velorySingletons ??= new Map());
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as Value;
}
