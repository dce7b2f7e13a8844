import type { Part } from '#lib/read-address.ts'
import { type ApplicationStatus, readStatus } from './rules.ts'

/** A status in an address, under any of its names (PLAT-18). */
export const statusWord: Part<ApplicationStatus> = (value) =>
  (typeof value === 'string' && readStatus(value)) || undefined
