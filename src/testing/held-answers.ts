/** An answer of the server that comes once by itself; what is asked for after that waits until the test answers it. */
export function heldAfter<T>(first: T): { answer: () => T | Promise<T>; held: PromiseWithResolvers<T>[] } {
  const held: PromiseWithResolvers<T>[] = []
  let isGiven = false
  const answer = () => {
    if (isGiven) {
      const next = Promise.withResolvers<T>()
      held.push(next)
      return next.promise
    }
    isGiven = true
    return first
  }
  return { answer, held }
}
