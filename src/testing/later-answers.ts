/** A server whose first answer arrives by itself; later calls wait until the test answers them. */
export function answerLater<T>(first: T): { answer: () => T | Promise<T>; held: PromiseWithResolvers<T>[] } {
  const held: PromiseWithResolvers<T>[] = []
  let isAnswered = false
  const answer = () => {
    if (isAnswered) {
      const next = Promise.withResolvers<T>()
      held.push(next)
      return next.promise
    }
    isAnswered = true
    return first
  }
  return { answer, held }
}
