import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** A person was invited to a company. The event holds only an id, so the queue stores neither the address nor the secret link. */
export const memberInvited = defineEvent('company.member_invited', z.object({ invitationId: Id }))

/** The company changed its time zone. */
export const companyZoneChanged = defineEvent('company.zone_changed', z.object({ companyId: Id }))
