import { commonErrors, Id } from '#lib/contract.ts'
import { DomainError } from '#server/errors.ts'
import { answerPlainly, requireSignedIn } from '#server/http/answer-plainly.ts'
import type { App } from '#server/http/app.ts'
import { showImagesInline } from '#server/mail/mail-images.ts'
import { CONVERSATION_CLOSED, MessageText, NO_ACCOUNT } from '../contract.ts'
import { previewMessage } from './preview-message.ts'

const refusals = {
  ...commonErrors,
  CONVERSATION_CLOSED,
  NO_ACCOUNT,
  MESSAGE_INVALID: { status: 400, message: "The preview isn't available yet. Check the marked fields." },
}
const Typed = MessageText.extend({ applicationId: Id })

/**
 * `POST /api/message-preview`: the email itself, for the frame of the preview; it cannot run anything, and no other
 * site can embed it.
 */
export function mountMessagePreview(app: App): void {
  app.post('/api/message-preview', (c) =>
    answerPlainly(c, refusals, async (ctx) => {
      const typed = Typed.safeParse(await c.req.parseBody())
      if (!typed.success) throw new DomainError('MESSAGE_INVALID')
      const { html } = await previewMessage(requireSignedIn(ctx), typed.data)
      c.header('content-security-policy', FRAME_ONLY)
      c.header('x-frame-options', 'SAMEORIGIN')
      return c.html(showImagesInline(html))
    }),
  )
}

const FRAME_ONLY = [
  'sandbox allow-popups',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
].join('; ')
