import { difficultyLevels, interviewQuestionTypes } from '#features/answer-feedback/rules.ts'
import { difficultyLabels, questionTypeLabels } from '#features/question-bank/rules.ts'
import { Columns } from '#ui/form/app-form.tsx'
import { CheckboxGroupField, RadioField } from '#ui/form/choice-fields.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { questionCounts, timeLimits } from '../../mock-rules.ts'
import '../mock-interview.css'

const types = interviewQuestionTypes.map((value) => ({ value, label: questionTypeLabels[value] }))
const levels = difficultyLevels.map((value) => ({ value, label: difficultyLabels[value] }))
const counts = questionCounts.map((n) => ({ value: `${n}`, label: `${n}` }))
const modes = [
  { value: 'text', label: 'Text' },
  { value: 'audio', label: 'Audio' },
]
const limits = [
  { value: 'none', label: 'None' },
  ...timeLimits.map((minutes) => ({ value: `${minutes}`, label: `${minutes} min` })),
]

/** The fields to set up an interview by text or by voice. Without role and company if the interview is for a posting. */
export function SetupFields({ isOfPosting }: { isOfPosting: boolean }) {
  return (
    <>
      <Columns className="mock-choices">
        <CheckboxGroupField name="types" label="Question types" options={types} required />
        <CheckboxGroupField name="levels" label="Difficulty levels" options={levels} required />
        <RadioField name="count" label="Number of questions" options={counts} layout="row" />
        <RadioField name="timeLimit" label="Time limit" options={limits} layout="row" />
        <RadioField
          name="mode"
          label="Interview mode"
          options={modes}
          layout="row"
          help="An audio interview is a call in your browser at a time you choose: you hear the questions and answer by voice."
          className="wide"
        />
      </Columns>
      {!isOfPosting && (
        <Columns>
          <TextField
            name="role"
            label="Role"
            placeholder="Data Analyst"
            help="Questions for this role come first."
            optional
          />
          <TextField name="company" label="Company" optional />
        </Columns>
      )}
    </>
  )
}
