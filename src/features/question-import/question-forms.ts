import { wordsOf } from '#features/import-files/words-of.ts'
import { bareText } from './bare-text.ts'
import { type Fields, flagOf, isObject, labelIn, optionsIn, pick, textIn, typeIn } from './form-values.ts'
import { googleFields } from './google-forms.ts'
import { isDemographicPart } from './left-out.ts'
import { readTypeWords } from './read-type.ts'

/** A question of a form as a row of a table, with the names of fields.ts as columns. */
export type FormQuestion = {
  Question: string
  'Type of answer'?: string
  'Several answers'?: string
  Options?: string
  Required?: string
  'Deal-breaker'?: string
  'Question set'?: string
  Group?: string
  'Help text'?: string
  Placeholder?: string
  'Smallest number'?: string
  'Largest number'?: string
  'Most characters'?: string
  'Part of the form'?: string
  'Name in the form'?: string
}

const MAX_QUESTIONS = 5_000
const MAX_DEPTH = 12

type Place = { set: string; group: string; part: string; depth: number }

/** Names of lists that are neither questions nor have any. */
const SKIPPED =
  /^(?:options|choices|values|answer_?options|selectable_?values|welcome_?screens|thankyou_?screens|privacy_?policies|users?|locations?|departments?|offices?|metadata|theme|logic|links?|workspace|hiring_?team|meta|included|relationships)$/i
const WITHOUT_QUESTIONS = new Set(['answers', 'outcome', 'variables', '_links'])

/**
 * The questions of a document that a recruiting or form system exports, in their order: Greenhouse, Lever, Workable, SmartRecruiters, Ashby,
 * Typeform, Google Forms, SurveyMonkey and others, which all have objects with a text and a type. Null if it has none.
 */
export function readForms(document: unknown): FormQuestion[] | null {
  if (isFlatList(document)) return null
  const found: FormQuestion[] = []
  if (Array.isArray(document) && document.every((one) => typeof one === 'string'))
    return document.map((one) => ({ Question: one }))
  visit(document, { set: '', group: '', part: '', depth: 0 }, found)
  return found.length > 0 ? found : null
}

/** A list of objects without objects in them is a table already. */
function isFlatList(document: unknown): boolean {
  const list = isObject(document) ? Object.values(document).find(Array.isArray) : document
  if (!Array.isArray(list) || list.length === 0) return false
  if (isObject(document) && Object.values(document).filter((one) => typeof one === 'object' && one !== null).length > 1)
    return false
  const isPlain = (value: unknown) => !isObject(value) && !(Array.isArray(value) && value.some(isObject))
  return list.every((one) => isObject(one) && Object.values(one).every(isPlain) && !hasFormTitle(document))
}
const hasFormTitle = (document: unknown): boolean => isObject(document) && titleOf(document) !== ''

function visit(node: unknown, place: Place, found: FormQuestion[]): void {
  if (found.length >= MAX_QUESTIONS || place.depth > MAX_DEPTH) return
  if (Array.isArray(node)) {
    let group = place.group
    for (const one of node) {
      const before = found.length
      visit(one, { ...place, group, depth: place.depth + 1 }, found)
      const added = found[before]
      // a heading or page break begins a group
      const isHeading = added && readTypeWords(added['Type of answer'] ?? '') === 'none'
      if (isHeading && /break|section|header|head\b|separator/i.test(added['Type of answer'] ?? ''))
        group = added.Question
    }
    return
  }
  if (!isObject(node)) return
  const fields = googleFields(node) ?? fieldsOf(node)
  const label = bareText(labelIn(fields)) || nameOf(fields)
  const inner = innerQuestions(node, fields)
  if (label !== '' && inner === null && isQuestion(fields)) {
    found.push(questionOf(fields, label, place))
    return
  }
  const title = titleOf(node)
  // the outermost title is that of the form, and the others are those of its sections
  const own = title === '' ? {} : place.set === '' ? { set: title } : { group: title }
  const type = typeIn(node)
  if (type !== '' && title !== '' && readTypeWords(type) === 'none') found.push(questionOf(fields, title, place))
  for (const [key, value] of Object.entries(node)) {
    if (isTexts(value) && (INNER.includes(key) || Object.values(node).every(isTexts))) {
      const group = INNER.includes(key) ? (own.group ?? place.group) : key
      for (const Question of value) found.push({ Question, ...named({ ...place, ...own, group }) })
      continue
    }
    if (SKIPPED.test(key) || WITHOUT_QUESTIONS.has(key)) continue
    const part = isDemographicPart(key) || isDemographicPart(type) ? 'demographics' : place.part
    visit(value, { ...place, ...own, part, depth: place.depth + 1 }, found)
  }
}

/** The name of a field without a label, such as a hidden one. */
const nameOf = (fields: Fields): string =>
  readTypeWords(typeIn(fields)) === null ? '' : textIn(pick(fields, ['name', 'path']))

/** The title of a form or of one of its sections. */
function titleOf(node: Fields): string {
  const info = node.info
  const named = isObject(info) ? pick(info, ['title', 'documentTitle']) : undefined
  const title = named ?? pick(node, ['title', 'text', 'label', 'heading', 'name', 'formTitle', 'header'])
  return bareText(textIn(title)).slice(0, 200)
}

/** Questions as texts alone. */
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')

const named = ({ set, group }: Place): Partial<FormQuestion> => ({
  ...(set && { 'Question set': set }),
  ...(group && { Group: group }),
})

const INNER = [
  'questions',
  'fields',
  'items',
  'elements',
  'components',
  'children',
  'fieldEntries',
  'sections',
  'pages',
  'steps',
  'formFields',
  'rows',
]

/** The questions that a form, section or group has; null for a question with its inputs. */
function innerQuestions(node: Fields, fields: Fields): Fields[] | null {
  const properties = isObject(node.properties) ? node.properties : {}
  for (const holder of [node, properties])
    for (const key of INNER) {
      const list = pick(holder, [key])
      const items = Array.isArray(list) ? list.filter(isObject) : []
      const questions = items.filter((one) => labelIn(fieldsOf(one)) !== '' && isQuestion(fieldsOf(one)))
      if (questions.length > 0 && !isInputs(fields, questions)) return questions
    }
  return null
}

/** Whether these are the inputs of one question, such as a file or its text, and no questions of their own. */
function isInputs(fields: Fields, inner: readonly Fields[]): boolean {
  const label = wordsOf(labelIn(fields))
  if (label === '') return false
  const [only] = inner
  if (inner.length > 1 || !only) return false
  const own = wordsOf(labelIn(only))
  return labelIn(fields).includes('?') || own === label || /^(?:value|answer|response|antwort|reponse)$/.test(own)
}

const isQuestion = (fields: Fields): boolean =>
  typeIn(fields) !== '' || optionsIn(fields).length > 0 || flagOf(pick(fields, REQUIRED)) !== null

const REQUIRED = ['required', 'isRequired', 'mandatory', 'isMandatory', 'obligatory', 'requiredness', 'optional']
const SEVERAL = [
  ...['allowMultipleSelection', 'allowMultiple', 'multipleAnswers', 'isMultiple', 'multiple', 'multiSelect', 'multi'],
  ...['allowMultipleAnswers'],
]

/** The fields of an object with those of its parts, in which systems keep the type, the rules or the input of a question. */
function fieldsOf(node: Fields): Fields {
  const parts = [
    'attributes',
    'question',
    'field',
    'properties',
    'validations',
    'validation',
    'settings',
    'config',
    'schema',
  ]
  const inputs = Array.isArray(node.fields) ? node.fields.filter(isObject).slice(0, 1) : []
  const found: Fields[] = [node, ...parts.map((key) => node[key]).filter(isObject), ...inputs]
  const merged: Fields = {}
  for (const one of found)
    for (const [key, value] of Object.entries(one))
      if (merged[key] === undefined || merged[key] === null || merged[key] === '') merged[key] = value
  // in a part with this name, the text is what it has
  if (isObject(node.question) && isObject(merged.question)) delete merged.question
  return merged
}

function questionOf(fields: Fields, label: string, { set, group, part }: Place): FormQuestion {
  const type = typeIn(fields)
  const options = optionsIn(fields)
  const out = options.filter(({ isOut }) => isOut).map(({ text }) => text)
  const question: Record<string, string> = { Question: label }
  const add = (name: keyof FormQuestion, value: string) => {
    if (value !== '') question[name] = value
  }
  add('Type of answer', type)
  add('Several answers', severalOf(fields, type))
  add('Options', options.map(({ text }) => bareText(text).replace(/\s+/g, ' ')).join('\n'))
  add('Required', requiredOf(fields))
  add('Deal-breaker', out.join('\n') || outOf(fields))
  add('Question set', set)
  add('Group', group)
  add(
    'Help text',
    bareText(
      textIn(
        pick(fields, [
          'description',
          'helpText',
          'help',
          'hint',
          'instructions',
          'descriptionHtml',
          'descriptionPlain',
        ]),
      ),
    ),
  )
  add('Placeholder', textIn(pick(fields, ['placeholder'])))
  const steps = pick(fields, ['steps', 'scaleMax', 'ratingScaleLevel'])
  add(
    'Smallest number',
    textIn(pick(fields, ['min', 'minValue', 'minimum', 'low', 'startWith', 'minScore'])) || (steps ? '1' : ''),
  )
  add(
    'Largest number',
    textIn(pick(fields, ['max', 'maxValue', 'maximum', 'high', 'endWith', 'maxScore'])) || textIn(steps),
  )
  add('Most characters', textIn(pick(fields, ['maxLength', 'maxCharacters', 'characterLimit'])))
  add('Part of the form', part)
  const name = pick(fields, ['name', 'path', 'key', 'fieldName', 'systemField'])
  add('Name in the form', typeof name === 'string' && wordsOf(name) !== wordsOf(label) ? name : '')
  return question as FormQuestion
}

function requiredOf(fields: Fields): string {
  const value = pick(fields, REQUIRED)
  if (value === undefined) return 'no'
  const isInverse =
    pick(
      fields,
      REQUIRED.filter((key) => key !== 'optional'),
    ) === undefined
  const isYes = flagOf(value)
  if (isYes === null) return 'no'
  return isYes !== isInverse ? 'yes' : 'no'
}

function severalOf(fields: Fields, type: string): string {
  const single = flagOf(pick(fields, ['singleAnswer', 'isSingle', 'single']))
  if (single !== null) return single ? 'one' : 'several'
  const several = flagOf(pick(fields, SEVERAL))
  if (several !== null) return several ? 'several' : 'one'
  // where a form has the setting only when it is on
  return readTypeWords(type) === 'choice' && pick(fields, ['ref']) !== undefined ? 'one' : ''
}

const outOf = (fields: Fields): string => {
  const value = pick(fields, [
    'knockoutAnswer',
    'disqualifyingAnswer',
    'knockoutValue',
    'dealBreaker',
    'knockout',
    'isKnockout',
    'disqualifying',
  ])
  if (typeof value === 'boolean') return value ? 'yes' : ''
  return textIn(value)
}
