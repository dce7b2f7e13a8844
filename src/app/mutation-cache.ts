import { MutationCache, type MutationKey } from '@tanstack/react-query'
import { isId } from '#lib/ids.ts'
import { dismissFailure, recordFailure } from '#ui/primitives/toast.ts'

/** Gives every mutation the name of its action, so that its error's toast closes once a later attempt succeeds. */
export const mutationCache = (): MutationCache =>
  new MutationCache({
    onError: (_error, variables, _context, { options }) => note(recordFailure, options.mutationKey, variables),
    onSuccess: (_data, variables, _context, { options }) => note(dismissFailure, options.mutationKey, variables),
  })

/** Identifies an action by its procedure and the ids in its input; typed input may differ between attempts. */
function note(say: (action: string) => void, key: MutationKey | undefined, variables: unknown): void {
  if (key) say(JSON.stringify([key, [variables, ...Object.values(variables ?? {})].filter(isId)]))
}
