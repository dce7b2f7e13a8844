// API keys: programs of a company call the REST API (/api/v1) with `Authorization: Bearer tdm_...`. A key has the rights of a
// member who is not an admin, limited by its scopes. Company admins create and revoke keys. A key ends with the membership of
// the person who created it. When that person's password changes, the key is paused until an admin confirms it.
import { z } from 'zod'
import { AskOwner, securityErrors } from '#features/accounts/security-contract.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine } from '#lib/text.ts'
import { MAX_KEYS, type Scope, scopes } from './rules.ts'

export const apiKeyErrors = {
  WRONG_PASSWORD: securityErrors.WRONG_PASSWORD,
  SECOND_FACTOR_REQUIRED: securityErrors.SECOND_FACTOR_REQUIRED,
  CODE_WRONG: securityErrors.CODE_WRONG,
  SECRET_UNREADABLE: securityErrors.SECRET_UNREADABLE,
  API_KEY_LIMIT: { status: 409, message: `A company can have at most ${MAX_KEYS} API keys.` },
} as const

/** Errors that any call with a key can get. */
export const keyRefusals = {
  API_KEY_INVALID: {
    status: 401,
    message: "This API key doesn't exist, has expired or was revoked.",
  },
  API_KEY_PAUSED: {
    status: 403,
    message:
      'This API key is paused because the password of the person who created it was changed. A company admin can confirm it on the Integrations page.',
  },
  API_KEY_WITH_COOKIE: {
    status: 400,
    message: 'Send an API key or a session cookie, not both.',
  },
  API_KEY_SCOPE: { status: 403, message: "This API key doesn't have the required scope." },
} as const

export const keyLifetimes = ['30', '90', '365', 'never'] as const

/** A key gives access to company data, so creating one requires proof that the caller owns the account. */
export const CreateKey = AskOwner.extend({
  name: typedLine(100, 'Name is required'),
  scopes: z
    .array(z.enum(scopes as [Scope, ...Scope[]]))
    .min(1, 'Choose at least one')
    .max(scopes.length)
    .transform((scopes) => [...new Set(scopes)]),
  /** In days. */
  lifetime: z.enum(keyLifetimes).default('90'),
})
export type CreateKey = z.output<typeof CreateKey>

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(z.string()),
  madeBy: z.string(),
  createdAt: Timestamp,
  expiresAt: Timestamp.nullable(),
  lastUsedAt: Timestamp.nullable(),
  /** True if the creator's password changed: the key is refused until an admin of the company confirms it. */
  isPaused: z.boolean(),
})
export type ApiKey = z.infer<typeof ApiKey>

const key = procedure.errors(apiKeyErrors)

export const apiKeysContract = {
  list: key
    .route({ method: 'GET', path: '/company/api-keys', summary: 'List the API keys of your company; admins only' })
    .output(z.object({ publicUrl: z.string(), keys: z.array(ApiKey) })),
  create: key
    .route({
      method: 'POST',
      path: '/company/api-keys',
      summary: 'Create an API key; the key is shown only in this response',
    })
    .input(CreateKey)
    .output(z.object({ key: ApiKey, secret: z.string() })),
  confirm: key
    .route({
      method: 'POST',
      path: '/company/api-keys/{id}/confirm',
      summary: 'Confirm a paused API key so that it works again',
    })
    .input(AskOwner.extend({ id: Id }))
    .output(z.object({ id: Id })),
  revoke: key
    .route({
      method: 'DELETE',
      path: '/company/api-keys/{id}',
      summary: 'Revoke an API key; it stops working immediately',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
}
