import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import { labelOf, type QuestionField } from './fields.ts'

const columns: QuestionField[] = ['set', 'category', 'question', 'type', 'options', 'required', 'help']
const examples = [
  [
    'Clinic roles',
    'Experience',
    'Which of these have you worked with?',
    'Checkboxes',
    'Epic; Cerner; Meditech',
    'no',
    '',
  ],
  ['Clinic roles', 'Experience', 'How many years have you taught?', 'Number', '', 'yes', ''],
  ['Clinic roles', 'Practicalities', 'Do you hold an RN license?', 'Yes/No', '', 'yes', 'In any state'],
]

/** A sample file for those whose questions are not in another system. */
export const sampleFile = (): string =>
  CSV_BEGIN + csvLine(columns.map(labelOf)) + examples.map((cells) => csvLine(cells)).join('')
