import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** Somebody typed an address for the newsletter: its owner is asked by mail. */
export const newsletterAsked = defineEvent('newsletter.signup_requested', z.object({ signupId: Id }))

/** A campaign is to begin, or to go on. Saying it twice does no harm: one worker at a time has it in hand. */
export const campaignDue = defineEvent('campaign.due', z.object({ campaignId: Id }))

/** Everybody was mailed, or it could not be gone on with: whoever wrote it is told. */
export const campaignEnded = defineEvent(
  'campaign.ended',
  z.object({ campaignId: Id, status: z.enum(['sent', 'failed']) }),
)
