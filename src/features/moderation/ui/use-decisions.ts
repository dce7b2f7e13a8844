import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { ModerationItem } from '../contract.ts'
import { itemQuery } from './queries.ts'

export type DecisionKind = 'approve' | 'reject' | 'flag' | 'note'

const done: Record<DecisionKind, string> = {
  approve: 'Content approved successfully',
  reject: 'Content rejected successfully',
  flag: 'Content flagged for review',
  note: 'Note sent to the owner',
}
const failed: Record<DecisionKind, string> = {
  approve: 'Failed to approve content',
  reject: 'Failed to reject content',
  flag: 'Failed to flag content',
  note: 'Failed to send the note',
}

type Decided = { id: string; changedAt: Date }

/** The staff actions on an item, with a message about the result (MOD-10). True if the action was stored. */
export function useDecisions(): (kind: DecisionKind, item: Decided, words: string) => Promise<boolean> {
  const queryClient = useQueryClient()
  return async (kind, { id, changedAt: seen }, words) => {
    try {
      queryClient.setQueryData(itemQuery(id).queryKey, await send(kind, { id, seen }, words))
      toast.success(done[kind])
      return true
    } catch (error) {
      toast.error(errorText(error, failed[kind]))
      return false
    } finally {
      await refreshQueries(queryClient, api.moderation.key())
    }
  }
}

function send(kind: DecisionKind, { id, seen }: { id: string; seen: Date }, words: string): Promise<ModerationItem> {
  if (kind === 'note') return client.moderation.note({ id, noteId: newId(), text: words })
  return client.moderation[kind]({ id, seen, reason: words })
}
