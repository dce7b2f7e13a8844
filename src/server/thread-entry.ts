// What each thread of threads.ts runs.
type Asked = { module: string; name: string; args: unknown[] }

/** Calls the function of this name that the module exports. */
export async function call({ module, name, args }: Asked): Promise<unknown> {
  const functions = (await import(module)) as Record<string, (...args: unknown[]) => unknown>
  return functions[name]?.(...args)
}
