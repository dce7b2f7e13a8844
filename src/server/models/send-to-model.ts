import { ModelAway } from './text-model.ts'

const largestAnswer = 512 * 1024

/**
 * How the AI SDK reaches a model: never by a redirect, which would carry the key along, and never for an answer without end.
 */
export const sendToModel: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const { body, status, statusText, headers } = response
  if (!body) return response
  let size = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > largestAnswer) controller.error(new ModelAway('too_large'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(body.pipeThrough(counted), { status, statusText, headers })
}
