import { Columns } from '#ui/form/app-form.tsx'
import { CheckboxGroupField } from '#ui/form/choice-fields.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { answerFileTypes, type QuestionType, rulesOf } from '../../question-types.ts'
import '../postings.css'

const fileTypes = answerFileTypes.map((value) => ({ value, label: value.toUpperCase() }))

/** The rules for answers to this type of question (CJOB-28). */
export function RuleFields({ type }: { type: QuestionType }) {
  const rules = rulesOf(type)
  if (rules.includes('max_length')) {
    return (
      <Columns>
        <NumberField name="validationRules.min_length" label="Minimum length" optional min={0} />
        <NumberField name="validationRules.max_length" label="Maximum length" optional min={1} />
      </Columns>
    )
  }
  if (rules.includes('max_value')) {
    return (
      <Columns>
        <NumberField name="validationRules.min_value" label="Minimum" optional step="any" />
        <NumberField name="validationRules.max_value" label="Maximum" optional step="any" />
      </Columns>
    )
  }
  if (!rules.includes('max_file_size')) return null
  return (
    <>
      <NumberField
        name="validationRules.max_file_size"
        label="Maximum file size"
        optional
        min={0.01}
        max={10}
        step="any"
        unit="MB"
        placeholder="10"
      />
      <CheckboxGroupField
        name="validationRules.allowed_file_types"
        label="Accepted file types"
        help="Leave empty to accept all types."
        className="file-types"
        options={fileTypes}
      />
    </>
  )
}
