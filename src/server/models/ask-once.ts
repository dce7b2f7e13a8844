import type { LanguageModel } from 'ai'
import { failureOf } from './model-failure.ts'
import { type ModelRequest, ModelUnavailable, type Reader } from './text-model.ts'

type Call = { model: LanguageModel; request: ModelRequest; time: AbortSignal; reader: Reader | undefined }

/** One request to the model. The AI SDK's own retries are off, and it gets no tools. */
export async function askOnce(call: Call): Promise<string> {
  const text = await (call.reader ? readStream(call, call.reader) : readWhole(call))
  if (!text.trim() && !call.reader?.signal.aborted) throw new ModelUnavailable('garbage')
  return text
}

const settings = ({ model, request: { task, material, maxTokens } }: Call) => ({
  model,
  instructions: task,
  prompt: material,
  maxOutputTokens: maxTokens,
  maxRetries: 0,
})

async function readWhole(call: Call): Promise<string> {
  const { generateText } = await import('ai')
  return (await generateText({ ...settings(call), abortSignal: call.time })).text
}

async function readStream(call: Call, { onText, signal }: Reader): Promise<string> {
  const { streamText } = await import('ai')
  const abortSignal = AbortSignal.any([call.time, signal])
  const failure: { error?: unknown } = {}
  let text = ''
  try {
    const { fullStream } = streamText({
      ...settings(call),
      abortSignal,
      onError: ({ error }) => {
        failure.error = error
      },
    })
    for await (const part of fullStream) {
      if (part.type === 'error') throw part.error
      if (part.type !== 'text-delta') continue
      text += part.text
      onText(part.text)
    }
  } catch (error) {
    failure.error = error
  }
  if (signal.aborted) return text
  if (call.time.aborted) throw new ModelUnavailable('slow')
  if (failure.error === undefined) return text
  // a retry cannot withdraw text that was already passed on
  if (text) throw new ModelUnavailable(failureOf(failure.error, call.time) === 'too_large' ? 'too_large' : 'garbage')
  throw failure.error
}
