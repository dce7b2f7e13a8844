import { z } from 'zod'
import { recordOf } from '#server/content.ts'

const Text = z.string().min(1).max(200)

/** The endpoint of the sample company: its description, and what it answered when it was not available. */
export const webhookTexts = recordOf('demo/webhook.json', z.strictObject({ description: Text, unavailable: Text }))
