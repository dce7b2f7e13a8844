import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** A newsletter sign-up: the owner of the address confirms by email. */
export const newsletterSignupRequested = defineEvent('newsletter.signup_requested', z.object({ signupId: Id }))

/** A campaign must be started or resumed. Emitting it twice is harmless, because only one worker at a time processes a campaign. */
export const campaignDue = defineEvent('campaign.due', z.object({ campaignId: Id }))

/** A list of subscribers waits to be imported. */
export const subscriberImportStarted = defineEvent('subscribers.import_started', z.object({ importId: Id }))

/** All recipients were processed, or sending failed. The campaign's author is notified. */
export const campaignEnded = defineEvent(
  'campaign.ended',
  z.object({ campaignId: Id, status: z.enum(['sent', 'failed']) }),
)
