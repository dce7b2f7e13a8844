import type { OwnThread } from '#features/support/contract.ts'
import { openConversation } from '#features/support/server/open-conversation.ts'
import { readOwnThread } from '#features/support/server/own-conversations.ts'
import type { SignedIn } from '#server/context.ts'
import { readConversation } from './conversations.ts'

type HandOverParams = { id: string; text: string; shares: string | null }

/** Opens a conversation with staff (COACH-06). The coach conversation is shared only with the person's consent. */
export async function handOverToStaff(ctx: SignedIn, { id, text, shares }: HandOverParams): Promise<OwnThread> {
  const messages = shares ? (await readConversation(ctx, { id: shares })).messages : null
  const shared =
    messages?.filter((message) => message.text).map((message) => ({ by: message.side, text: message.text })) ?? null
  await openConversation(ctx, { id, text, shared })
  return readOwnThread(ctx, { id })
}
