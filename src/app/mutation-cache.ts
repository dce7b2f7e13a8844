import { MutationCache, type MutationKey } from '@tanstack/react-query'
import { isId } from '#lib/ids.ts'
import { noteDone, noteFailed } from '#ui/primitives/toast.ts'

/** Says of every call which action it is, so that an error's toast goes once the same came to something. */
export const mutationCache = (): MutationCache =>
  new MutationCache({
    onError: (_error, variables, _context, { options }) => note(noteFailed, options.mutationKey, variables),
    onSuccess: (_data, variables, _context, { options }) => note(noteDone, options.mutationKey, variables),
  })

/** The same procedure about the same things; what was typed may differ from one attempt to the next. */
function note(say: (action: string) => void, key: MutationKey | undefined, variables: unknown): void {
  if (key) say(JSON.stringify([key, [variables, ...Object.values(variables ?? {})].filter(isId)]))
}
