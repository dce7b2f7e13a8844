import type { InterviewQuestionType } from '../rules.ts'
import type { PassagePart } from './report.ts'
import { isAct, isMet, isPlan } from './verbs.ts'

/** Patterns that identify the kind of a passage. They match the lower-case words of one segment. */
const months = 'january|february|march|april|june|july|august|september|october|november|december'
const change =
  'fell|dropped|rose|grew|doubled|tripled|halved|increased|decreased|improved|declined|shrank|went up|went down|went from|cut|reduced|saved|raised|gained|recovered'

const RESULT = new RegExp(
  [
    ' (?:as a result|in the end|ultimately|the result|the results|the outcome|the upshot|resulting in|resulted in|led to|paid off|it worked|this meant|that meant|thanks to (?:this|that)) ',
    ` (?:which|that|this|it|reducing|cutting|saving|increasing|raising) (?:has |have |then |in turn )?(?:${change}|brought|let|allowed|gave|meant|earned|won|made|\\S+ing) `,
    ' (?:i|we) (?:\\S+ly |still |later |now |even )?(?:won|learned|learnt|saved|earned|delivered|finished|launched|shipped|hit the|beat the|met the (?:deadline|date|target|goal)) ',
    ' (?:they|she|he|both|everyone|nobody|the (?:team|client|customer|manager|board|director|patient|family|company)|we all) (?:\\S+ly |still |later |now |even |all )?(?:agreed|renewed|adopted|kept|uses?|thanked|praised|signed|accepted|approved|asked for more|came back) ',
    ' (?:was|were|is|are|got|been) (?:\\S+ly |later |still |all )?(?:adopted|approved|promoted|renewed|praised|delivered|launched|finished|resolved|closed|restored|used by|on time|back) ',
    ' (?:on time|ahead of|under budget|without (?:any |a )?(?:complaint|incident|error|outage|overtime)|since then|to this day|never happened again|no longer|nobody has|lesson|taught me) ',
    ` (?!i |we )\\S+ (?:${change.replace('|cut|reduced|saved|raised', '')}) `,
  ].join('|'),
)
const MEASURED_CHANGE = new RegExp(
  ` (?:${change}|reducing|cutting|saving|increasing|raising|bringing|from \\S+(?: \\S+)? to|instead of \\d\\S*|down from|up from) `,
)
const TASK =
  / (?:my|our|the) (?:main |own |first |only |real |biggest |top )?(?:task|job|role|goal|aim|responsibility|objective|challenge|target|priority|problem|mission|assignment|deadline|brief)s? (?:was|were|is|would be|had|i|we|to) | (?:i|we) (?:was|were|had been|am) (?:\S+ly )?(?:asked|responsible|assigned|expected|tasked|told|given|in charge|supposed|chosen) | (?:i|we) (?:only |still |then |also |would |really )?(?:had|needed|need|wanted|have|want|must|hoped) to | (?:it|that|this) (?:was|fell|came) (?:up )?to me | had to be | needed to be | was due | what mattered | what matters | the question was | my responsibility /
const SITUATION = new RegExp(
  [
    ' (?:when|while|during|after) (?:i|we|our|my|the|a|one|two|they) ',
    ` (?:last|previous|this|that) (?:year|month|quarter|week|summer|winter|spring|autumn|fall|${months}) `,
    ` (?:in|since|by|until|of) (?:early |late |mid-?)?(?:${months}|may|(?:19|20)\\d\\d) `,
    ' (?:years?|months?|weeks?) ago ',
    ' (?:at|in) (?:my|our|a|the) (?:last|previous|current|former|first|old|small|large) ',
    ' (?:i|we) (?:was|were|had been) (?:the |a |an |working|running|leading|managing|new|part|on|in|at) | there (?:was|were|had been) | (?:we|i) had (?:a|an|two|three|four|five|six|just|about|only|no) ',
    ' (?:our|my|the|a|one) (?:of (?:our|my|the) )?(?:\\S+ )?(?:team|company|client|customer|manager|project|clinic|ward|store|school|department|product|system|colleague|release|supplier|report|dashboard|site|server|shop|office|process)s? (?:was|were|had|did|kept|did not|could not|wanted|asked|used|ran|disagreed|went|stopped|lost|left|missed) ',
    " (?:did not|didn't|could not|couldn't|was not|wasn't) (?:match|work|know|agree|have|trust|reach|arrive|ready) ",
  ].join('|'),
)
const ACTS =
  /(?<= )(?:i|we|i've|we've) (?:(?:\S+ly|first|then|also|next|never|always|even|just|myself|began by|started by|decided to|chose to|had|have) )*(\S+)/g
const PLANS =
  /(?<= )(?:(?:i|we) (?:would|will|could|should)|i'd|i'll|we'd|we'll) (?:(?:\S+ly|first|then|also|next|never|always|start by|begin by|want to|try to|not) )*(\S+)/g

const FIND_OUT =
  / (?:i would|i'd|i will|i'll|first|then|and|to|by) (?:first |also |want to |try to |start by |need to )?(?:find out|finding out|understand|ask|asking|clarify|look at|looking at|look into|listen|listening|check|checking|learn|assess|hear|figure out) | (?:if|suppose|assuming) (?:i|we|it|the|they|that) | in that (?:case|situation) /
const MATTERS =
  / (?:priority|goal|aim|matters|important|most urgent|so that|in order to|make sure|need to|needs to|has to|have to|risk|deadline|impact|protect) /
const CONSEQUENCES =
  / (?:afterwards|after that|follow up|follow-up|the next (?:day|week|time)|in the end|as a result|the result|outcome|expect|so that it|if (?:that|this|it) (?:does not|doesn't|did not|still|works?|fails?)|i would know|i'd know|would tell me|measure|review|learn from|next time|again|prevent|in the future) /

const REASON =
  / (?:because|since|therefore|so that|which means|that means|this means|the reason|as a result|due to|why|in order to|hence|otherwise) /
const STEP =
  / (?:first|firstly|second|secondly|then|next|finally|after that|afterwards|before that|once|step|start|starts|begin|last of all|lastly) /
const EXAMPLE =
  / (?:for example|for instance|such as|say|imagine|e\.g|in my last|in my previous|at my last|on my last|in one project|on a project|once i|i once|we once|i used|we used|i built|i wrote|in practice|in our|at work|like when|in a recent) /
const LIMIT =
  / (?:but|however|although|though|unless|except|trade-off|trade-offs|tradeoff|downside|drawback|cost|costs|depends|instead|rather than|only if|only when|limit|limits|limitation|slower|not always|on the other hand|at the price|careful|avoid|versus|compared) /

/** The past-tense action verbs in this segment. */
const actsIn = (text: string): string[] => [...text.matchAll(ACTS)].map(([, verb = '']) => verb).filter(isAct)

const plansIn = (text: string): string[] =>
  [...text.matchAll(PLANS)].flatMap(([, verb = '']) => (isPlan(verb) ? [verb] : []))

const isResult = (text: string, hasFigure: boolean) => RESULT.test(text) || (hasFigure && MEASURED_CHANGE.test(text))

type Found = { part: PassagePart; acts: string[] }
type Label = (text: string, hasFigure: boolean) => Found | null

const just = (part: PassagePart): Found => ({ part, acts: [] })

const labelBehavioral: Label = (text, hasFigure) => {
  if (isResult(text, hasFigure)) return just('result')
  if (TASK.test(text)) return just('task')
  const isSituation = SITUATION.test(text)
  const acts = actsIn(text)
  const onlyMet = isSituation && acts.every(isMet)
  if (acts.length > 0 && !onlyMet) return { part: 'action', acts }
  return isSituation ? just('situation') : null
}

const labelPlanned: Label = (text, hasFigure) => {
  const acts = [...plansIn(text), ...actsIn(text)]
  if (CONSEQUENCES.test(text)) return just('result')
  if (FIND_OUT.test(text)) return { part: 'situation', acts }
  if (acts.length > 0) return { part: 'action', acts }
  if (MATTERS.test(text) || TASK.test(text)) return just('task')
  if (isResult(text, hasFigure)) return just('result')
  return SITUATION.test(text) ? just('situation') : null
}

const labelExplained: Label = (text) => {
  if (EXAMPLE.test(text)) return just('example')
  if (LIMIT.test(text)) return just('limit')
  if (REASON.test(text)) return just('reason')
  return STEP.test(text) ? just('step') : null
}

/** Returns the part of the answer that a segment belongs to, for each question type; null if no pattern matches. */
export const labelOf: Record<InterviewQuestionType, Label> = {
  behavioral: labelBehavioral,
  situational: labelPlanned,
  technical: labelExplained,
}
