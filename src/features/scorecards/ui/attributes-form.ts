import { z } from 'zod'
import { newId } from '#lib/ids.ts'
import { type AttributeFields, AttributeList } from '../contract.ts'
import { MAX_ATTRIBUTES } from '../rules.ts'

export const AttributesForm = z.object({ attributes: AttributeList })
export type TypedAttributes = z.input<typeof AttributesForm>
export type TypedAttribute = TypedAttributes['attributes'][number]

export const newAttribute = (fields: AttributeFields = { name: '', lookFor: '' }): TypedAttribute => ({
  id: newId(),
  ...fields,
})

/** The attributes that can be added: with new names, and up to a scorecard's limit. */
export function addable(present: readonly { name: string }[], more: readonly AttributeFields[]): AttributeFields[] {
  const key = ({ name }: { name: string }) => name.trim().toLocaleLowerCase('en')
  const names = new Set(present.map(key))
  return more.filter((one) => !names.has(key(one))).slice(0, Math.max(0, MAX_ATTRIBUTES - present.length))
}
