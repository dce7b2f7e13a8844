import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** Somebody was asked to join; address and secret stand in neither event nor job. */
export const memberInvited = defineEvent('company.member_invited', z.object({ invitationId: Id }))

/** The company counts its days in another zone. */
export const companyZoneChanged = defineEvent('company.zone_changed', z.object({ companyId: Id }))
