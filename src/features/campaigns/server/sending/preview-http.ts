import { z } from 'zod'
import { commonErrors } from '#lib/contract.ts'
import { isPlatformStaff } from '#lib/viewer.ts'
import { DomainError } from '#server/errors.ts'
import { answerPlainly, requireSignedIn } from '#server/http/answer-plainly.ts'
import type { App } from '#server/http/app.ts'
import { showImagesInline } from '#server/mail/mail-images.ts'
import { audiences, campaignLimits, templateTypes } from '../../rules.ts'
import { cleanContent } from '../pictures/clean-content.ts'
import { writeCampaign } from './campaign-mail.ts'

const refusals = {
  ...commonErrors,
  PREVIEW_INVALID: { status: 400, message: "The preview isn't available yet. Check the marked fields." },
}
const Typed = z.object({
  subject: z.string().max(campaignLimits.subject),
  content: z.string().max(campaignLimits.content),
  templateType: z.enum(templateTypes),
  audience: z.enum(audiences),
})

const frameOnly = (PUBLIC_URL: string) =>
  [
    'sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src data: ${new URL(PUBLIC_URL).origin}`,
    "frame-ancestors 'self'",
  ].join('; ')

/**
 * `POST /api/campaign-preview`: the email exactly as it would be sent, for the frame of the editor; it cannot run
 * anything, and no other site can embed it.
 */
export function mountCampaignPreview(app: App): void {
  app.post('/api/campaign-preview', (c) =>
    answerPlainly(c, refusals, async (ctx) => {
      const { viewer } = requireSignedIn(ctx)
      if (!isPlatformStaff(viewer)) throw new DomainError('FORBIDDEN')
      const typed = Typed.safeParse(await c.req.parseBody())
      if (!typed.success) throw new DomainError('PREVIEW_INVALID')
      const words = { ...typed.data, content: cleanContent(typed.data.content) }
      const { html } = writeCampaign(ctx.env, words, [])({ thing: 'test', id: viewer.userId, name: viewer.name })
      c.header('content-security-policy', frameOnly(ctx.env.PUBLIC_URL))
      c.header('x-frame-options', 'SAMEORIGIN')
      return c.html(showImagesInline(html))
    }),
  )
}
