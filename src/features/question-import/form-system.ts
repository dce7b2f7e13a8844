/** What only the documents of a system have: a name or a value. */
const signs: [string, RegExp][] = [
  ['Greenhouse', /"(?:internal_job_id|demographic_questions|multi_value_single_select|multi_value_multi_select)"/],
  ['Lever', /"(?:customQuestions|personalInformation|eeoQuestions)"|"type":"(?:multiple-select|score-system)"/],
  ['Ashby', /"(?:applicationFormDefinition|fieldEntries|_systemfield_name)"/],
  ['Teamtailor', /"question-type":/],
  ['Recruitee', /"(?:open_questions|open_question_options)"/],
  ['SmartRecruiters', /"(?:privacyPolicies|avatarUploadAvailable)"|"type":"(?:INPUT_TEXT|SINGLE_SELECT|MULTI_SELECT)"/],
  ['Workable', /"(?:form_fields|single_answer)":/],
  ['Google Forms', /"(?:questionItem|questionGroupItem|pageBreakItem)":/],
  ['Typeform', /"(?:welcome_screens|thankyou_screens|allow_multiple_selection|opinion_scale)"/],
  ['SurveyMonkey', /"family":"(?:single_choice|multiple_choice|open_ended|matrix)"/],
  ['Jotform', /"control_(?:textbox|textarea|radio|checkbox|dropdown|fullname|email|head|button)"/],
  ['Indeed', /"(?:screenerQuestions|applyQuestions)":/],
]

/** The system that a form is from; null if it is not known. `json` is the form without spaces between its parts. */
export const systemOfForm = (json: string): string | null => signs.find(([, sign]) => sign.test(json))?.[0] ?? null
