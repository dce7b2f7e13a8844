import type { Question } from './question-shapes.ts'

/** A line of text that is not required. */
export const sampleQuestion = (overrides: Partial<Question> = {}): Question => ({
  id: '0199d1f0-0000-7000-8000-000000000001',
  questionType: 'text',
  label: 'A question',
  helpText: null,
  placeholder: null,
  required: false,
  private: false,
  options: [],
  validationRules: {},
  groupName: null,
  ...overrides,
})
