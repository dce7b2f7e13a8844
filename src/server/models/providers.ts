import { z } from 'zod'
import { postJson } from './post-json.ts'
import { ModelAway, type ModelRequest } from './text-model.ts'

export type ModelSettings = { url: string; key: string | undefined; name: string }
type Ask = (settings: ModelSettings, request: ModelRequest, signal: AbortSignal) => Promise<string>

const ChatAnswer = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })
const MessageAnswer = z.object({ content: z.array(z.object({ type: z.string(), text: z.string().optional() })).min(1) })

/** The text in an answer; anything else is garbage, an empty text too. */
function textOf(text: string | undefined): string {
  if (!text?.trim()) throw new ModelAway('garbage')
  return text
}

/** Any endpoint that speaks OpenAI's chat completions, a local one included. */
const askOpenAi: Ask = async ({ url, key, name }, { task, material, maxTokens }, signal) => {
  const messages = [
    { role: 'system', content: task },
    { role: 'user', content: material },
  ]
  const answer = await postJson(
    `${url}/chat/completions`,
    key ? { authorization: `Bearer ${key}` } : {},
    { model: name, messages, max_tokens: maxTokens },
    signal,
  )
  return textOf(ChatAnswer.safeParse(answer).data?.choices[0]?.message.content)
}

const askAnthropic: Ask = async ({ url, key = '', name }, { task, material, maxTokens }, signal) => {
  const answer = await postJson(
    `${url}/v1/messages`,
    { 'x-api-key': key, 'anthropic-version': '2023-06-01' },
    { model: name, system: task, max_tokens: maxTokens, messages: [{ role: 'user', content: material }] },
    signal,
  )
  const parts = MessageAnswer.safeParse(answer).data?.content ?? []
  return textOf(parts.flatMap(({ type, text }) => (type === 'text' && text ? [text] : [])).join(''))
}

export const providers = {
  openai: { ask: askOpenAi, url: 'https://api.openai.com/v1' },
  anthropic: { ask: askAnthropic, url: 'https://api.anthropic.com' },
} as const
