import { ModelUnavailable } from './text-model.ts'

const largestAnswer = 512 * 1024

/** The AI SDK's fetch: follows no redirect, which would pass the key on, and limits the size of an answer. */
export const sendToModel: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const { body, status, statusText, headers } = response
  if (!body) return response
  let size = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > largestAnswer) controller.error(new ModelUnavailable('too_large'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(body.pipeThrough(counted), { status, statusText, headers })
}
