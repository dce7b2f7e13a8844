import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { app, product } from '../files-app.testing.ts'

export const send = (userId: string | null, name: string, bytes: Buffer) =>
  app.upload(userId, { bytes, name }, { purpose: 'import' })
/** Uploads a file and starts its import. */
export async function bring(userId: string, name: string, bytes: Buffer): Promise<string> {
  const { body, status } = await send(userId, name, bytes)
  expect(status).toBe(201)
  const api = await product.as(userId)
  return (await api.imports.start({ fileId: body.fileId })).resumeId
}
export async function read(userId: string, name: string, bytes: Buffer) {
  const resumeId = await bring(userId, name, bytes)
  return (await product.as(userId)).imports.read({ resumeId })
}
export const corpus = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../../../../bench/import/files', file))
