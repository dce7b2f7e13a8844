import { afterRejection, followUp, interviewPrep, summarizeApplications } from './answers/applications.ts'
import { crisisHelp } from './answers/crisis-help.ts'
import { coverLetter, improveResume } from './answers/documents.ts'
import { goodFit } from './answers/fit.ts'
import { nextJob, savedJobs } from './answers/jobs.ts'
import { aboutCoach, greeting, ownPlan, person, planWeek, salaryTalk } from './answers/other.ts'
import { profileGaps } from './answers/profile.ts'
import type { Draft } from './draft.ts'
import type { Facts } from './facts.ts'

type Intent = {
  id: string
  /** Each pattern that matches the question adds its weight. The intent is possible from a weight of 2 on. */
  signs: [RegExp, number][]
  answer(facts: Facts): Draft
}

/** The intents of the built-in engine. The one with the highest weight wins; of two with the same weight, the first one. */
export const intents: Intent[] = [
  {
    id: 'care',
    signs: [
      [
        /\b(kill(ing)? myself|end(ing)? (my life|it all)|tak(e|ing) my (own )?life|suicidal|commit suicide|hurt(ing)? myself|harm(ing)? myself|self[- ]harm)\b/,
        20,
      ],
      [
        /\b(want to die|wanna die|wish i (was|were) dead|better off dead|no reason to live|don'?t want to (live(?! (in|near|with|at|there|abroad|close)\b)|exist)|can'?t (go on|take (it|this) any ?more)|give up on (everything|life)|giving up on (everything|life))\b/,
        20,
      ],
      [
        /\b(i('m| am| feel)( so| completely| totally| just)? (hopeless(?! (at|with|in)\b)|worthless|depressed|in despair))\b/,
        20,
      ],
      [
        /\b(ich will nicht mehr( leben)?[\s.!]*$|(ich will sterben|ich bringe? mich um|mich umbringen|selbstmordgedanken|suizidgedanken|hoffnungslos|quiero morir(me)?|je veux mourir|me suicider|suicidarme)\b)/,
        20,
      ],
    ],
    answer: crisisHelp,
  },
  {
    id: 'person',
    signs: [
      [/\b(talk|speak|chat|write) (to|with) (a |an |some)?(person|human|somebody|someone|real|agent|staff|support)/, 5],
      [/\b(human|real person|customer service|support team|complain)/, 3],
    ],
    answer: person,
  },
  {
    id: 'about-coach',
    signs: [
      [/\b(who|what) are you\b|what can you do|are you (an? )?(ai|bot|human|robot)/, 5],
      [/what do you know about me|how do you work/, 5],
    ],
    answer: aboutCoach,
  },
  {
    id: 'follow-up',
    signs: [
      [/follow[- ]?up|follow up/, 4],
      [/\b(no (answer|reply|response)|not heard|haven.?t heard|ghosted|write to them|nudge|remind them)\b/, 3],
    ],
    answer: followUp,
  },
  {
    id: 'rejection',
    signs: [
      [/\breject(ed|ion|ions)?\b|turned (me )?down/, 3],
      [/\b(discouraged|frustrat|depress|give up|giving up|nobody wants|hopeless(?! (at|with|in)\b))/, 3],
    ],
    answer: afterRejection,
  },
  {
    id: 'interview',
    signs: [
      [/\binterviews?\b/, 3],
      [
        /\bmock interview|\bstar (method|answer)|\bbehaviou?ral question|tell me about yourself|\b(my|your|greatest|biggest) weakness/,
        2,
      ],
      [/\b(prepare|prep|practi[sc]e|questions? (will|do) they|tell me about yourself)\b/, 1.5],
    ],
    answer: interviewPrep,
  },
  {
    id: 'fit',
    signs: [
      [
        /\b(am i|would i be|i'?m|do i|could i be|are my|what are my)\b.*\b(fit|match|qualif(y|ied)|suit(ed|able)|(good|right|strong) candidate|chances?)\b.*\b(for|with|to|at|of)\b/,
        6,
      ],
      [/\bhow (well|good) (do|would|am) i (fit|match|suit)/, 4],
    ],
    answer: goodFit,
  },
  {
    id: 'salary',
    signs: [
      [/\b(salary|negotiat\w*|compensation|pay rise|raise|counter ?offer|wage)\b/, 3],
      [/\bhow much (should|can|do) i (ask|earn|want)/, 3],
      [/\b(how much|what) (do|does|can|could|would|should|is|are)\b.*\b(earn|make|paid|pay)\b/, 3],
      [/\b(compare|two|which) (job )?offers?\b/, 3],
    ],
    answer: salaryTalk,
  },
  { id: 'cover-letter', signs: [[/\bcover letters?\b|\bmotivation letter|\bletters?\b/, 3]], answer: coverLetter },
  {
    id: 'resume',
    signs: [
      [/\b(resume|résumé|cv)s?\b/, 2.5],
      [/\b(improve|better|score|points?|fix|weak|wrong with|stronger|feedback|review my|polish)\b/, 1],
    ],
    answer: improveResume,
  },
  {
    id: 'profile',
    signs: [
      [/\bprofile\b/, 2.5],
      [/\b(missing|complete|strength|gaps?|empty|fill|improve|finish)\b/, 1],
    ],
    answer: profileGaps,
  },
  {
    id: 'saved',
    signs: [
      [/\bsaved\b|\bbookmark/, 3],
      [/\b(deadlines?|closing|close soon|expire)\b/, 2.5],
      [/\bjobs?\b/, 0.5],
    ],
    answer: savedJobs,
  },
  {
    id: 'next-job',
    signs: [
      [
        /\b(which|what|recommend|suggest|find|best|good|any) (me )?(a |an |the |open |new )*(jobs?|roles?|positions?|postings?|openings?|vacanc)/,
        3,
      ],
      [/\b(apply (for |to )?next|next application|should i apply|jobs? for me|fits? me)\b/, 3],
    ],
    answer: nextJob,
  },
  {
    id: 'applications',
    signs: [
      [/\bapplications?\b/, 2],
      [/\b(stand|status|going|progress|doing|heard|waiting|how many|state|update|news|overview)\b/, 1],
      [/\bapplied\b/, 1.5],
    ],
    answer: summarizeApplications,
  },
  {
    id: 'plan-week',
    signs: [
      [/\b(plan|what (should|do|can) i do|next steps?|where do i (start|begin)|focus|priorit\w+|todo|to do)\b/, 2],
      [/\b(today|this week|next week|my week|now|next)\b/, 1],
    ],
    answer: planWeek,
  },
  {
    id: 'subscription',
    signs: [
      [/\b(my|own|current|which) (plan|subscription)\b/, 3],
      [/\b(subscription|subscribed|billing|charged|invoice)\b/, 2],
    ],
    answer: ownPlan,
  },
  {
    id: 'greeting',
    signs: [[/^\W*(hi|hello|hey|good (morning|evening|afternoon)|thanks?|thank you)\b[^?]{0,30}$/, 4]],
    answer: greeting,
  },
]

/** The intent with the highest weight for the question; null if all weights are below 2. */
export function readIntent(question: string): { intent: Intent; weight: number } | null {
  const text = question.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').slice(0, 600)
  let best: { intent: Intent; weight: number } | null = null
  for (const intent of intents) {
    const weight = intent.signs.reduce((sum, [sign, points]) => sum + (sign.test(text) ? points : 0), 0)
    if (weight >= 2 && weight > (best?.weight ?? 0)) best = { intent, weight }
  }
  return best
}
