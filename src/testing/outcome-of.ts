/** The outcome of a call: 'ok', or the code of the refusal. */
export const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  )
