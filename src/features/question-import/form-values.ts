export type Fields = { [key: string]: unknown }

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const plainKey = (key: string): string => key.toLowerCase().replace(/[^a-z]/g, '')

/** A text in an object of translations or formats: { en: '…' }, { text: '…' }. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textIn).find(Boolean) ?? ''
  if (!isObject(value)) return ''
  const named = ['text', 'value', 'heading', 'label', 'default', 'plain', 'html', 'content', 'en', 'en_US', 'en-US']
  for (const key of named) if (typeof value[key] === 'string' && value[key].trim() !== '') return value[key].trim()
  const texts = Object.values(value)
  return texts.length > 0 && texts.every((one) => typeof one === 'string') ? (texts[0] as string).trim() : ''
}

/** The first of these keys that an object has, regardless of their spelling: 'isRequired' is also 'is_required'. */
export function pick(of: Fields, keys: readonly string[]): unknown {
  const byKey = new Map(Object.entries(of).map(([key, value]) => [plainKey(key), value]))
  for (const key of keys) {
    const value = byKey.get(plainKey(key))
    if (value !== undefined && value !== null && value !== '') return value
  }
  return undefined
}

/** Whether a value of JSON means yes; null if it says nothing. */
export function flagOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value !== 0
  if (typeof value === 'string') return /^(?:true|yes|1|required|mandatory)$/i.test(value.trim())
  // SurveyMonkey writes the message to show where an answer is required
  return isObject(value) ? true : null
}

const LISTS = [
  ...['options', 'choices', 'answerOptions', 'values', 'selectableValues', 'alternatives', 'possibleAnswers'],
  ...['openQuestionOptions', 'multipleChoiceOptions', 'answerChoices', 'relatedChoices', 'enum', 'items', 'answers'],
]
const OPTION_TEXTS = ['label', 'body', 'text', 'value', 'name', 'title', 'answer', 'content', 'option']

export type Option = { text: string; isOut: boolean }

/** Keys of an option that rules a person out who chooses it. */
const OUT = [
  'knockout',
  'knockOut',
  'disqualify',
  'disqualifies',
  'isDisqualifying',
  'disqualified',
  'rejects',
  'reject',
  'autoReject',
  'isKnockout',
  'dealBreaker',
]

/** The options of a question; [] without any. */
export function optionsIn(of: Fields): Option[] {
  for (const key of LISTS) {
    const value = pick(of, [key])
    const list = isObject(value) ? (pick(value, LISTS) ?? (key === 'choices' ? Object.values(value) : value)) : value
    if (typeof list === 'string' && /[|\n]/.test(list))
      return list.split(/[|\n]+/).map((text) => ({ text: text.trim(), isOut: false }))
    if (!Array.isArray(list)) continue
    const found = list.flatMap(optionOf)
    if (found.length > 0) return found
  }
  return []
}

function optionOf(value: unknown): Option[] {
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).trim() === '' ? [] : [{ text: String(value).trim(), isOut: false }]
  if (!isObject(value)) return []
  // a list of questions is no list of options
  if (pick(value, ['type', 'required', 'fields', 'questions']) !== undefined && optionsIn(value).length > 0) return []
  const text = textIn(pick(value, OPTION_TEXTS))
  return text === '' ? [] : [{ text, isOut: flagOf(pick(value, OUT)) === true }]
}

/** The types of SurveyMonkey, which has two of them. */
function typeOfFamily(family: string, subtype: unknown): string {
  if (family === 'multiple_choice') return 'checkboxes'
  if (family === 'single_choice') return subtype === 'menu' ? 'dropdown' : 'radio'
  if (family === 'open_ended')
    return subtype === 'essay' || subtype === 'multi' ? 'essay' : subtype === 'numerical' ? 'number' : 'single textbox'
  return family === 'datetime' ? 'date' : family
}

const TYPES = [
  ...['questionType', 'fieldType', 'inputType', 'answerType', 'responseType', 'type', 'kind', 'family', 'controlType'],
  ...['control', 'dataType', 'format', 'widget', 'component'],
]

/** The type of a question in its system's words; '' without one. */
export function typeIn(of: Fields): string {
  for (const key of TYPES) {
    const value = pick(of, [key])
    if (typeof value === 'string' && value.trim() !== '') {
      const isLong = flagOf(pick(of, ['singleLine'])) === false || flagOf(pick(of, ['multiline'])) === true
      return key === 'family' ? typeOfFamily(value, pick(of, ['subtype'])) : isLong ? 'long text' : value.trim()
    }
    if (isObject(value)) {
      const name = textIn(pick(value, ['name', 'key', 'code', 'id', 'label']))
      if (name !== '') return name
    }
  }
  return ''
}

const TEXTS = [
  ...['label', 'question', 'questionText', 'title', 'body', 'text', 'prompt', 'headline', 'heading', 'headings'],
  ...['caption', 'wording', 'content', 'displayName', 'questionTitle', 'questionBody', 'formattedText', 'statement'],
]

/** The text of a question or the title of a form. */
export const labelIn = (of: Fields): string => {
  for (const key of TEXTS) {
    const text = textIn(pick(of, [key]))
    if (text !== '') return text
  }
  return ''
}
