/** The work of a thread in tests. */
export const double = ({ n }: { n: number }): number => n * 2

export function fail(): never {
  throw Object.assign(new Error('no'), { code: 'OF_ITS_OWN' })
}

/** Blocks the thread until the flag is set. */
export function workUntil(flag: SharedArrayBuffer): void {
  while (Atomics.load(new Int32Array(flag), 0) === 0);
}

export function neverEnd(): never {
  for (;;);
}
