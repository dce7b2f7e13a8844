import { type Draft, Writer } from './draft.ts'
import type { FactArticle, Facts } from './facts.ts'
import { readIntent } from './intents.ts'
import { articlePlace } from './places.ts'

/** From this rank on, an article answers the question. */
const CLOSE = 0.2
/** From this rank on, an article is mentioned. */
const NEAR = 0.06

/** Questions about how to do something, as opposed to questions about the person's own data. */
const asksHow =
  /\bhow (do|does|can|to|is|are)( i| you| the| my)?\b.*\b(work|mean|delete|cancel|change|withdraw|import|upload|download|share|revoke|sign in|log ?in|reset|search|save|turn|export|counted|scored|schedule|compare|bookmark)\b|\bwhat (does|is|are) (the|an?) |\bwhat does\b|\bwhere (do|can|is)\b|^can (companies|employers|anyone|i)\b|\bwho (can )?(see|sees)\b|\bwhy can.?t|\bforgot|\bdelete my (account|data)/i

/**
 * The answer of the built-in engine. It applies rules to the person's own data, then looks for help articles. If neither answers the
 * question, it admits that and offers a conversation with staff (COACH-05, COACH-07). The same facts and question always give the same
 * answer.
 */
export function answerBuiltIn(facts: Facts, question: string): Draft {
  const intent = readIntent(question)
  const [article] = facts.articles
  if (article && article.rank >= CLOSE && asksHow.test(question) && (intent?.weight ?? 0) < 5)
    return fromArticles(facts.articles)
  if (intent) return intent.intent.answer(facts)
  if (article && article.rank >= NEAR) return fromArticles(facts.articles)
  return unknown()
}

function fromArticles(articles: FactArticle[]): Draft {
  const [best, ...others] = articles
  const out = new Writer()
  if (!best) return unknown()
  const mark = out.cite(articlePlace(best))
  const [opening = '', ...rest] = best.text.split(/\n{2,}/)
  out.say(`${opening.replace(/\n/g, ' ')} ${mark}`)
  for (const block of rest.slice(0, 2)) {
    const lines = block.split('\n')
    if (lines.length > 1) out.list(lines.slice(0, 6))
    else out.say(block)
  }
  const near = others.filter(({ rank }) => rank >= best.rank / 2).slice(0, 2)
  if (near.length > 0)
    out.say(`See also ${near.map((one) => `${one.title} ${out.cite(articlePlace(one))}`).join(' and ')}.`)
  return out.done(near.map(({ title }) => title))
}

function unknown(): Draft {
  const out = new Writer()
  out.say("I don't know that: it's neither in your data nor in the help articles, and I'd rather not guess.")
  out.say(
    'Our staff might. Select “Talk to a person” below, or ask me about your profile, resume, applications or saved jobs.',
  )
  return out.done(['How are my applications doing?', 'What is missing in my profile?'], { offersPerson: true })
}
