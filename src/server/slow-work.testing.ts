/** What a test asks for in a thread. */
export const double = ({ n }: { n: number }): number => n * 2

export function fail(): never {
  throw Object.assign(new Error('no'), { code: 'OF_ITS_OWN' })
}

export function neverEnd(): never {
  for (;;);
}
