import type { LanguageModel } from 'ai'
import { sendToModel } from './send-to-model.ts'

export type ModelSettings = { url: string | undefined; key: string | undefined; name: string }
type Open = (settings: ModelSettings) => Promise<LanguageModel>

const bare = (url: string) => url.replace(/(?<!\/)\/+$/, '')

/** Any endpoint with OpenAI's chat completions API, also a local one. */
const openOpenAi: Open = async ({ url = 'https://api.openai.com/v1', key, name }) => {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const baseURL = bare(url)
  return createOpenAICompatible({ name: 'model', baseURL, ...(key && { apiKey: key }), fetch: sendToModel })(name)
}

const openAnthropic: Open = async ({ url = 'https://api.anthropic.com', key = '', name }) => {
  const { createAnthropic } = await import('@ai-sdk/anthropic')
  return createAnthropic({ baseURL: `${bare(url)}/v1`, apiKey: key, fetch: sendToModel })(name)
}

/** The AI SDK's model for each provider. The SDK is loaded at the first use, so that a product without a model never loads it. */
export const providers = { openai: openOpenAi, anthropic: openAnthropic } as const
