export const maxQuestionCharacters = 2000
export const maxConversations = 200

export const answerStates = ['writing', 'done', 'stopped', 'failed'] as const
export type AnswerState = (typeof answerStates)[number]
export const answerEngines = ['built-in', 'model'] as const
export const remarks = ['model_away', 'model_refused', 'budget_spent'] as const
export type Remark = (typeof remarks)[number]

/** Why the built-in engine wrote an answer although a model is configured. */
export const remarkTexts: Record<Remark, string> = {
  model_away: "The AI model couldn't be reached, so the built-in engine answered.",
  model_refused: "The AI model's answer didn't pass our checks, so the built-in engine answered.",
  budget_spent: "You've used today's AI model answers. The built-in engine answers until midnight UTC.",
}

/** After this time without progress, the process that writes the answer is assumed to have crashed. */
export const abandonedAfterMs = 20_000

/** The title of a conversation: the first line of its first question, at most 60 characters. */
export function conversationTitle(question: string): string {
  const line = question.split('\n')[0]?.trim() ?? ''
  return line.length <= 60 ? line : `${line.slice(0, 59).trimEnd()}…`
}

/** Suggested first questions. */
export const starterQuestions = [
  'What is missing in my profile?',
  'How are my applications doing?',
  'Which job should I apply for next?',
  'How can I improve my resume?',
] as const
