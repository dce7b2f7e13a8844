import type { Part } from '#lib/read-address.ts'
import { type ApplicationStatus, readStatus } from './rules.ts'

/** A status in an address, under any of its names (PLAT-18). */
export const statusWord: Part<ApplicationStatus> = (said) => (typeof said === 'string' && readStatus(said)) || undefined
