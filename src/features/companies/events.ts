import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** Somebody was asked to join; address and secret stand in neither event nor job. */
export const memberInvited = defineEvent('company.member_invited', z.object({ invitationId: Id }))
