import { type Fields, isObject } from './form-values.ts'

const choices: Record<string, string> = { RADIO: 'radio', CHECKBOX: 'checkboxes', DROP_DOWN: 'dropdown' }

/** An item of a Google form as fields of any other question; null for any other object. */
export function googleFields(item: Fields): Fields | null {
  const title = { label: item.title, description: item.description }
  if (isObject(item.pageBreakItem)) return { ...title, type: 'page break' }
  for (const [key, type] of [
    ['textItem', 'text block'],
    ['imageItem', 'image'],
    ['videoItem', 'video block'],
  ] as const)
    if (isObject(item[key])) return { ...title, type }
  if (isObject(item.questionGroupItem)) return { ...title, type: 'grid' }
  const question = isObject(item.questionItem) ? item.questionItem.question : undefined
  return isObject(question) ? { ...title, required: question.required ?? false, ...inputOf(question) } : null
}

function inputOf(question: Fields): Fields {
  const {
    choiceQuestion,
    textQuestion,
    scaleQuestion,
    dateQuestion,
    timeQuestion,
    fileUploadQuestion,
    ratingQuestion,
  } = question
  if (isObject(choiceQuestion)) {
    const options = Array.isArray(choiceQuestion.options) ? choiceQuestion.options.filter(isObject) : []
    return { type: choices[String(choiceQuestion.type)] ?? 'choice', options: options.filter(({ value }) => value) }
  }
  if (isObject(textQuestion)) return { type: textQuestion.paragraph === true ? 'paragraph' : 'short text' }
  if (isObject(scaleQuestion)) return { type: 'linear scale', min: scaleQuestion.low, max: scaleQuestion.high }
  if (isObject(ratingQuestion)) return { type: 'rating', min: 1, max: ratingQuestion.ratingScaleLevel }
  if (isObject(dateQuestion)) return { type: 'date' }
  if (isObject(timeQuestion)) return { type: 'time' }
  return isObject(fileUploadQuestion) ? { type: 'file upload' } : { type: '' }
}
