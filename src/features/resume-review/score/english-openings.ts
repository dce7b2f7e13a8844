/** Openings that hide what the person did. */
export const weakOpening =
  /^(?:i\s+)?(?:(?:was|were|am|is|are|been|being)\s+(?:also\s+|mainly\s+|primarily\s+)?)?(?:responsible for|in charge of|tasked with|involved (?:in|with)|accountable for|expected to|required to|asked to|part of|able to)\b|^(?:i\s+)?(?:help(?:ed|s|ing)?|assist(?:ed|s|ing)?|aid(?:ed|ing)?)\b|^(?:i\s+)?(?:work(?:ed|s|ing)? (?:on|with|in|as|closely)|particip(?:ated|ates|ating) in|dealt with|deal with|handled? (?:various|all)|did\b|made\b|got\b|took care of|tried to|managed to)|^(?:my\s+|main\s+|key\s+|daily\s+)*(?:duties|responsibilities|tasks|role)\b/i

/** Clichés: they are true of everyone and so give no information. */
export const fillers =
  /\b(?:hard[- ]?work(?:ing|er)|team[- ]player|results?[- ](?:driven|oriented)|detail[- ]oriented|self[- ](?:starter|motivated)|go[- ]getter|highly motivated|people person|fast learner|quick learner|think(?:ing)? outside (?:of )?the box|synerg(?:y|ies|istic)|dynamic (?:professional|individual)|proven track record|best[- ]of[- ]breed|value[- ]add(?:ed)?|go-to person|strategic thinker|excellent communication skills|various (?:tasks|duties|projects)|in order to|on a (?:daily|weekly|monthly) basis|due to the fact that|etc)\b/gi

/** The first word of a line, in lower case: usually a verb. */
export const openingWord = (text: string): string =>
  /^[\s•\-–*]*(?:i\s+)?([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? ''

/** Present-tense verbs that open lines of resumes, to find the tense of a line. */
export const presentVerbs = new Set(
  'achieve administer advise analyse analyze answer apply arrange assemble assess assist audit automate build calculate care check clean coach collaborate collect communicate compile complete compose conduct configure consult contribute control coordinate create deliver deploy design develop direct draft drive edit educate ensure establish evaluate examine execute file fix forecast gather generate guide handle help identify implement improve increase inspect install instruct interview introduce investigate keep launch lead maintain make manage mentor migrate monitor negotiate operate optimise optimize order organise organize oversee perform plan prepare present process produce program promote provide publish recommend reconcile record recruit reduce repair report represent research resolve review run schedule sell serve solve supervise support teach test track train translate treat troubleshoot update use work write'.split(
    ' ',
  ),
)
