const list = (words: string) => new Set(words.split(' '))

const irregularActs = list(
  'began bought brought broke built chose cut did dug drew drove fixed found gave held kept laid led made met paid put ran read rebuilt rewrote sat sent set showed shut sought split spoke spent swapped taught told took went withdrew won wrote',
)
/** Past forms of verbs for events and feelings. They are not actions of the candidate. */
const states = list(
  'needed wanted liked hoped seemed happened occurred worked remained existed lacked failed based supposed used involved tired excited interested hundred agreed disagreed',
)

/** True for the past form of an action verb. */
export const isAct = (word: string): boolean =>
  irregularActs.has(word) || (word.length > 4 && word.endsWith('ed') && !states.has(word))

/** Verbs for discoveries instead of actions. They describe the situation at the start of a story. */
const met = list('noticed realised realized discovered joined inherited heard received faced started found')

export const isMet = (word: string): boolean => met.has(word)

const acts = list(
  'acknowledge add agree analyse analyze apologise apologize apply arrange ask assess assign automate benchmark break bring build call change check choose clarify collect communicate compare complete confirm contact create cut decide define delegate deploy describe design document draft escalate estimate evaluate explain find fix flag focus follow gather get give go hold identify inform inspect introduce investigate invite involve isolate keep lead learn listen log look make map measure meet move negotiate notify offer open organise organize own pause pick plan prepare present prioritise prioritize propose prototype pull push put raise rank read rebuild reduce refactor refuse rehearse remove repeat replace reply report reproduce research reset resolve review rewrite roll run say schedule send separate set share show sit solve speak split stabilise stabilize start stop suggest summarise summarize take talk teach tell test thank trace track train trim try turn understand update use validate verify visit wait walk work write',
)

/** True for the base form of an action verb. */
export const isPlan = (word: string): boolean => acts.has(word)
